import { type EntryFields, entryFieldNames, entry as entrySchema } from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { equal } from '@prumo/platform/values/equal'
import { isByOthers, lastOf, refusedFor } from '../rules/later'
import { openFields } from '../rules/openFields'
import type { Reversals, ReverseContext } from '../rules/undoRule'
import { valuesBack } from '../rules/valuesBack'
import type { IsThere, Ledger, LedgerWork } from './ledgerState'

/** How every event of a ledger is taken back. */
export const reversals = (isThere: IsThere): Reversals<Ledger, LedgerWork, LedgerEvent> => ({
  EntryRecorded: ({ projectId, entryId, currency: _, ...fields }, ledger, context) =>
    goneAgain({ projectId, entryId }, fields, ledger, context),

  EntryChanged: ({ projectId, entryId, before, ...set }, ledger, { since }) => {
    const now = ledger.entries.get(entryId)
    if (!now) throw goneSince(entryId, since)
    const { values, outrun } = valuesBack({ record: { entryId }, set, before, now, since })
    if (Object.keys(values).length === 0) return []
    const data = { projectId, entryId, ...values, isThere }
    return [{ command: { type: 'ChangeEntry', data }, as: 'ChangeEntry', outrun }]
  },

  EntryDeleted: ({ projectId, entryId }) => [
    { command: { type: 'RestoreEntry', data: { projectId, entryId } }, as: 'RestoreEntry' },
  ],

  EntryRestored: ({ projectId, entryId }, ledger, context) =>
    goneAgain({ projectId, entryId }, ledger.entries.get(entryId), ledger, context),
})

const goneSince = (entryId: string, since: ReverseContext['since']) =>
  refusedFor(
    'undo.deletedSince',
    lastOf(since, { entryId }, ({ type }) => type === 'EntryDeleted'),
  )

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
