import type { EntryFields } from '@prumo/contracts/finance/entry'
import type { Recording } from '@prumo/platform/decider'
import { idsPaidByTasks } from './entryOf'
import type { Entry, Realized, Replaced } from './ledgerState'
import { fillable, isFollowing, realizedNames, realizedWith } from './realizedBy'

type Changed = { [Name in keyof EntryFields]?: EntryFields[Name] | undefined }
type Marks = Pick<Entry, 'filled' | 'emptied' | 'isConfirmed' | 'closesFor'>

/**
 * An entry after a change. Whoever says what was realized has said it: no payment that is taken back empties it. After
 * an undo it is as if nobody had.
 */
export function changedEntry(entry: Entry, changed: Changed, by: string | null, recording: Recording | null): Entry {
  const undoes = recording?.undoes
  const marks = undoes ? marksBefore(entry, changed, by, entry.replaced[undoes]) : marksSaid(entry, changed, by)
  return {
    ...entry,
    ...(changed as Partial<EntryFields>),
    ...marks,
    ...(recording && { replaced: withReplaced(entry, changed, marks, recording) }),
  }
}

const touchedBy = (changed: Changed) => realizedNames.filter((name) => name in changed)

/** What follows in a change from its installments alone: no person has said that it was realized. */
function followedIn(entry: Entry, changed: Changed): (keyof Realized)[] {
  const realized = realizedWith(fillable(entry), changed.installments)
  return realizedNames.filter((name) => name in realized && realized[name] === changed[name])
}

const closesForOf = (changed: Changed, now: string | null, by: string | null) => {
  if (changed.closesWithTasks === undefined) return now
  return changed.closesWithTasks ? by : null
}

/** What a change says itself. */
function marksSaid(entry: Entry, changed: Changed, by: string | null): Marks {
  const followed = followedIn(entry, changed)
  const isSaid = (name: keyof Realized) => name in changed && !followed.includes(name)
  const byPerson = realizedNames.filter(isSaid)
  const stays = (name: keyof Realized) => !(name in changed)
  return {
    filled: [...entry.filled.filter(stays), ...followed.filter((name) => changed[name] !== null)],
    emptied: [...entry.emptied.filter(stays), ...byPerson.filter((name) => changed[name] === null)],
    isConfirmed: entry.isConfirmed || (byPerson.length > 0 && idsPaidByTasks(entry).length > 0),
    closesFor: closesForOf(changed, entry.closesFor, by),
  }
}

/** What stood before the command that is undone. */
function marksBefore(
  entry: Entry,
  changed: Changed,
  by: string | null,
  { followed, emptied, isConfirmed, closesFor }: Replaced = { followed: [], emptied: [] },
): Marks {
  const follow = [...followed, ...followedIn(entry, changed)]
  const touched = touchedBy(changed)
  const stays = (name: keyof Realized) => !(name in changed)
  return {
    filled: [
      ...entry.filled.filter(stays),
      ...touched.filter((name) => [...follow, ...emptied].includes(name) && changed[name] !== null),
    ],
    emptied: [
      ...entry.emptied.filter(stays),
      ...touched.filter((name) => emptied.includes(name) && changed[name] === null),
    ],
    isConfirmed: isConfirmed ?? entry.isConfirmed,
    closesFor: closesForOf(changed, entry.closesFor, closesFor ?? by),
  }
}

/** Who had said what this command says. Most commands say nothing that somebody had said otherwise. */
function withReplaced(entry: Entry, changed: Changed, marks: Marks, { commandId }: Recording): Entry['replaced'] {
  const touched = touchedBy(changed)
  const replaced: Replaced = {
    followed: touched.filter((name) => isFollowing(entry, name)),
    emptied: touched.filter((name) => entry.emptied.includes(name)),
    ...(marks.isConfirmed !== entry.isConfirmed && { isConfirmed: entry.isConfirmed }),
    ...(entry.closesFor && marks.closesFor !== entry.closesFor && { closesFor: entry.closesFor }),
  }
  const { followed, emptied, ...flags } = replaced
  if (followed.length + emptied.length + Object.keys(flags).length === 0) return entry.replaced
  return { [commandId]: replaced, ...entry.replaced }
}
