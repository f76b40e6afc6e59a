import type { Origin } from '@prumo/contracts/finance/entry'
import { plainName } from '@prumo/contracts/sameName'
import type { Canvas } from '../canvas/canvasState'
import { namesOf } from '../canvas/usedByTasks'
import { isFinished, type Plan, type Task } from '../tasks/planState'
import type { Entry, Ledger } from './ledgerState'

type ClosingEntry = Entry & { origin: Origin }

/** The entries of a ledger that close with their tasks, and which of them depend on a task, a card or a name. */
export type ClosingEntries = {
  entries: ReadonlyMap<string, ClosingEntry>
  forTask: ReadonlyMap<string, readonly string[]>
  forCard: ReadonlyMap<string, readonly string[]>
  forGroup: ReadonlyMap<string, readonly string[]>
  /** The names by which tasks mean each of the cards that stand as delivery groups. */
  namesOfCard: ReadonlyMap<string, ReadonlySet<string>>
}

export function closingEntries({ entries }: Ledger, canvas: Canvas): ClosingEntries {
  const [forTask, forCard, forGroup] = [listed(), listed(), listed()]
  const closing = new Map<string, ClosingEntry>()
  const namesOfCard = new Map<string, ReadonlySet<string>>()
  for (const [entryId, entry] of entries) {
    const { origin, closesWithTasks } = entry
    if (!closesWithTasks || !origin) continue
    closing.set(entryId, { ...entry, origin })
    for (const { id } of origin.items) (origin.of === 'tasks' ? forTask : forCard).add(id, entryId)
  }
  for (const [cardId, entryIds] of forCard.lists) {
    const card = canvas.cards.get(cardId)
    if (!card || canvas.areas.get(card.areaId)?.standardArea !== 'deliveryGroups') continue
    const names = namesOf(canvas, cardId, card)
    namesOfCard.set(cardId, names)
    for (const name of names) for (const entryId of entryIds) forGroup.add(name, entryId)
  }
  return { entries: closing, forTask: forTask.lists, forCard: forCard.lists, forGroup: forGroup.lists, namesOfCard }
}

function listed() {
  const lists = new Map<string, string[]>()
  return {
    lists,
    add: (key: string, value: string) => {
      const list = lists.get(key)
      if (list) list.push(value)
      else lists.set(key, [value])
    },
  }
}

/**
 * How what an entry is for stands: all of it is done; something is still to do; or it cannot be said, where a task or
 * a group was deleted or a group has no task. An entry of which nothing can be said is left as it is.
 */
type Standing = 'done' | 'toDo' | 'unclear'

/** How what these entries are for stands in this plan. */
export function openStandings(plan: Plan, { namesOfCard }: ClosingEntries): (entry: ClosingEntry) => Standing {
  const ofTask = (task: Task | undefined): Standing => (task ? (isFinished(plan, task) ? 'done' : 'toDo') : 'unclear')
  let groups: Map<string, Standing> | undefined
  const ofCard = (cardId: string): Standing => {
    groups ??= standingsOfGroups(plan)
    return worst([...(namesOfCard.get(cardId) ?? [])].flatMap((name) => groups?.get(name) ?? []))
  }
  return ({ origin: { of, items } }) =>
    worst(items.map(({ id }) => (of === 'tasks' ? ofTask(plan.tasks.get(id)) : ofCard(id))))
}

/** How all tasks together stand that name a group. */
function standingsOfGroups(plan: Plan): Map<string, Standing> {
  const groups = new Map<string, Standing>()
  for (const task of plan.tasks.values()) {
    if (task.deliveryGroup === null) continue
    const name = plainName(task.deliveryGroup)
    if (groups.get(name) !== 'toDo') groups.set(name, isFinished(plan, task) ? 'done' : 'toDo')
  }
  return groups
}

function worst(standings: readonly Standing[]): Standing {
  if (standings.includes('toDo')) return 'toDo'
  return standings.length === 0 || standings.includes('unclear') ? 'unclear' : 'done'
}
