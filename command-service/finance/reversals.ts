import {
  type EntryFields,
  entryFieldNames,
  entry as entrySchema,
  type Installment,
} from '@prumo/contracts/finance/entry'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { equal } from '@prumo/platform/values/equal'
import { isByOthers, lastOf, refusedFor } from '../rules/later'
import { openFields } from '../rules/openFields'
import type { Reversals, ReverseContext } from '../rules/undoRule'
import { valuesBack } from '../rules/valuesBack'
import { cancellationOf, paymentOf, stateOf } from './entryOf'
import type { Closing, Entry, Ledger, LedgerWork, Lookups } from './ledgerState'

/** How every event of a ledger is taken back. */
export const reversals = (lookups: Lookups): Reversals<Ledger, LedgerWork, LedgerEvent> => ({
  EntryRecorded: ({ projectId, entryId, currency: _, seriesId: __, refundOf: ___, ...fields }, ledger, context) =>
    goneAgain({ projectId, entryId }, fields, ledger, context),

  EntryChanged: ({ projectId, entryId, before, ...set }, ledger, { since }) => {
    const now = ledger.entries.get(entryId)
    if (!now) throw goneSince(entryId, since)
    const { values, outrun } = valuesBack({ record: { entryId }, set, before, now, since })
    if (Object.keys(values).length === 0) return []
    const data = { projectId, entryId, ...values, lookups }
    return [{ command: { type: 'ChangeEntry', data }, as: 'ChangeEntry', outrun }]
  },

  EntryDeleted: ({ projectId, entryId }) => [
    { command: { type: 'RestoreEntry', data: { projectId, entryId } }, as: 'RestoreEntry' },
  ],

  EntryRestored: ({ projectId, entryId }, ledger, context) =>
    goneAgain({ projectId, entryId }, ledger.entries.get(entryId), ledger, context),

  InstallmentsPaid: ({ projectId, entryId, payments, closedBy, installments, before }, ledger, { since }) => {
    const entry = ledger.entries.get(entryId)
    if (!entry) throw goneSince(entryId, since)
    const stands = payments.filter(({ installmentId }) => paymentOf(entry, installmentId))
    if (stands.length === 0) return []
    const asPaid = payments.every((payment) => equal(paymentOf(entry, payment.installmentId), { ...payment, closedBy }))
    const restStands =
      !installments || (equal(entry.installments, installments) && isRestOpen(entry, installments, before))
    const outrun = asPaid && restStands ? undefined : settledSince(entryId, since)
    const data = { projectId, entryId, installmentIds: idsOf(stands), installments: before.installments }
    return [{ command: { type: 'TakeSettlementBack', data }, as: 'ReopenInstallments', outrun }]
  },

  InstallmentsCancelled: ({ projectId, entryId, installments, reason }, ledger, { since }) => {
    const entry = ledger.entries.get(entryId)
    if (!entry) throw goneSince(entryId, since)
    const stands = installments.filter(({ installmentId }) => cancellationOf(entry, installmentId))
    if (stands.length === 0) return []
    const asCancelled = installments.every(
      ({ installmentId }) => cancellationOf(entry, installmentId)?.reason === reason,
    )
    const outrun = asCancelled ? undefined : settledSince(entryId, since)
    const data = { projectId, entryId, installmentIds: idsOf(stands) }
    return [{ command: { type: 'TakeSettlementBack', data }, as: 'ReopenInstallments', outrun }]
  },

  InstallmentsReopened: ({ projectId, entryId, before, installments }, ledger, { since }) => {
    const entry = ledger.entries.get(entryId)
    if (!entry) throw goneSince(entryId, since)
    const settled = [...before.payments, ...before.cancelled]
    const open = settled.every(({ installmentId }) => stateOf(entry, installmentId) === 'open')
    const outrun =
      open && (!installments || equal(entry.installments, installments)) ? undefined : settledSince(entryId, since)
    const data = {
      projectId,
      entryId,
      payments: before.payments,
      cancelled: before.cancelled,
      installments: before.installments,
    }
    return [{ command: { type: 'SettleAgain', data }, as: 'PayInstallments', outrun }]
  },

  InstallmentsPostponed: ({ projectId, entryId, postponed }, ledger, { since }) => {
    const entry = ledger.entries.get(entryId)
    if (!entry) throw goneSince(entryId, since)
    const dueOn = new Map(entry.installments.map((each) => [each.installmentId, each.dueOn]))
    const installments = postponed.map(({ installmentId, from, to }) => ({
      entryId,
      installmentId,
      from: to,
      to: from,
    }))
    const outrun = installments.every(({ installmentId, from }) => dueOn.get(installmentId) === from)
      ? undefined
      : settledSince(entryId, since)
    return [
      {
        command: { type: 'PostponeInstallments', data: { projectId, installments } },
        as: 'PostponeInstallments',
        outrun,
      },
    ]
  },

  MonthClosed: ({ projectId, before, ...set }, ledger, context) =>
    closedBefore(projectId, before, set, ledger, context),
  MonthReopened: ({ projectId, before, reason: _, ...set }, ledger, context) =>
    closedBefore(projectId, before, set, ledger, context),
  /** That figures have changed stays on record. */
  PostedAfterClosing: () => [],
})

/** Whether nobody has settled what a payment left to pay. */
function isRestOpen(
  entry: Entry,
  after: readonly Installment[],
  before: { installments?: readonly Installment[] | undefined },
) {
  const former = new Set(idsOf(before.installments ?? []))
  return idsOf(after).every((id) => former.has(id) || stateOf(entry, id) === 'open')
}

const idsOf = (installments: readonly { installmentId: string }[]) =>
  installments.map(({ installmentId }) => installmentId)

const settledSince = (entryId: string, since: ReverseContext['since']) =>
  refusedFor('undo.changedSince', lastOf(since, { entryId }), { fields: ['installments'] })

function closedBefore(
  projectId: string,
  before: Closing,
  set: Closing,
  { closing }: Ledger,
  { since }: ReverseContext,
) {
  const { closedThrough, latePostings } = before
  const stands = equal(closing, { closedThrough: set.closedThrough, latePostings: set.latePostings })
  const isOfClosing = ({ type }: { type: string }) => type === 'MonthClosed' || type === 'MonthReopened'
  const outrun = stands ? undefined : refusedFor('undo.changedSince', lastOf(since, { projectId }, isOfClosing))
  const command = { type: 'SetClosing' as const, data: { projectId, closedThrough, latePostings } }
  return [{ command, as: 'CloseMonth' as const, outrun }]
}

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
