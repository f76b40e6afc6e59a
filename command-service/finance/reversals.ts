import { type EntryFields, entryFieldNames, entry as entrySchema } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { equal } from '@prumo/platform/values/equal'
import { isByOthers, type Later, lastOf, refusedFor } from '../rules/later'
import { openFields } from '../rules/openFields'
import type { Reversals, ReverseContext } from '../rules/undoRule'
import { valuesBack } from '../rules/valuesBack'
import type { Closing, Entry, Ledger, LedgerWork, Lookups, Replaced } from './ledgerState'
import { paidOf } from './realizedBy'
import { reverseSettlements } from './reverseSettlements'
import { standingEntry } from './standingEntry'

export type LedgerReversals<Type extends LedgerEvent['type']> = Pick<Reversals<Ledger, LedgerWork, LedgerEvent>, Type>

/** How every event of a ledger is taken back, for a reason where that opens a month again. */
export const reversals = (lookups: Lookups, reason: string | null): LedgerReversals<LedgerEvent['type']> => ({
  EntryRecorded: ({ projectId, entryId, currency: _, seriesId: __, refundOf: ___, ...fields }, ledger, context) =>
    goneAgain({ projectId, entryId }, fields, ledger, context),

  EntryChanged: ({ projectId, entryId, before, ...set }, ledger, { since, id = '' }) => {
    const now = standingEntry(ledger, entryId, since)
    const { values, outrun } = valuesBack({ record: { entryId }, set, before, now, since })
    if (Object.keys(values).length === 0) return []
    const settles = ({ type, data }: Later) =>
      (type === 'InstallmentsPaid' || type === 'InstallmentsCancelled') && (data as OfEntry).entryId === entryId
    const following = followingAgain(now, values, now.replaced[id], since.some(settles))
    const data = { projectId, entryId, ...following, lookups, isUndo: true }
    return [{ command: { type: 'ChangeEntry', data }, as: 'ChangeEntry', outrun }]
  },

  EntryDeleted: ({ projectId, entryId }) => [
    { command: { type: 'RestoreEntry', data: { projectId, entryId } }, as: 'RestoreEntry' },
  ],

  EntryRestored: ({ projectId, entryId }, ledger, context) =>
    goneAgain({ projectId, entryId }, ledger.entries.get(entryId), ledger, context),

  ...reverseSettlements,

  MonthClosed: ({ projectId, before, ...set }, ledger, context) =>
    closedBefore({ projectId, reason, before, set }, ledger, context),
  MonthReopened: ({ projectId, before, reason: _, ...set }, ledger, context) =>
    closedBefore({ projectId, reason, before, set }, ledger, context),
  /** That figures have changed stays on record. */
  PostedAfterClosing: () => [],
})

/** What nobody had said before is what payments come to by now. What a person had emptied is filled by a later one. */
function followingAgain(
  now: Entry,
  values: object,
  { followed, emptied }: Replaced = { followed: [], emptied: [] },
  isSettledSince: boolean,
): object {
  const paid = paidOf({ ...now, ...values })
  const names = [...followed, ...(isSettledSince ? emptied : [])].filter((name) => name in values)
  return { ...values, ...Object.fromEntries(names.map((name) => [name, paid?.[name] ?? null])) }
}

type TakenBack = { projectId: string; reason: string | null; before: Closing; set: Closing }

function closedBefore(
  { projectId, reason, before: { closedThrough, latePostings }, set }: TakenBack,
  { closing }: Ledger,
  { since }: ReverseContext,
) {
  const stands = equal(closing, { closedThrough: set.closedThrough, latePostings: set.latePostings })
  const isOfClosing = ({ type }: { type: string }) => type === 'MonthClosed' || type === 'MonthReopened'
  const outrun = stands ? undefined : refusedFor('undo.changedSince', lastOf(since, { projectId }, isOfClosing))
  const command = { type: 'SetClosing' as const, data: { projectId, closedThrough, latePostings, reason } }
  return [{ command, as: 'CloseMonth' as const, outrun }]
}

type OfEntry = { projectId: string; entryId: string }

/** An entry that came goes again, unless somebody else has worked on it. */
function goneAgain(data: OfEntry, set: EntryFields | undefined, ledger: Ledger, { since, by }: ReverseContext) {
  const entry = ledger.entries.get(data.entryId)
  if (!entry) return []
  const last = lastOf(since, { entryId: data.entryId }, (later) => isByOthers(later, by))
  const open = openFields(entrySchema, by)
  const fields = entryFieldNames.filter((name) => open.includes(name) && !equal(entry[name], set?.[name]))
  const outrun = last && refusedFor('undo.changedSince', last, { fields })
  return [{ command: { type: 'DeleteEntry' as const, data }, as: 'DeleteEntry' as const, outrun }]
}
