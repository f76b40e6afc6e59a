import type { Installment } from '@prumo/contracts/finance/entry'
import { equal } from '@prumo/platform/values/equal'
import { lastOf, refusedFor } from '../rules/later'
import type { ReverseContext } from '../rules/undoRule'
import { cancellationOf, openInstallments, paymentOf, stateOf } from './entryOf'
import type { Entry } from './ledgerState'
import { realizedNames } from './realizedBy'
import type { LedgerReversals } from './reversals'
import { standingEntry } from './standingEntry'

type Events = 'InstallmentsPaid' | 'InstallmentsCancelled' | 'InstallmentsReopened' | 'InstallmentsPostponed'

/** How what became of installments is taken back. */
export const reverseSettlements: LedgerReversals<Events> = {
  InstallmentsPaid: ({ projectId, entryId, payments, closedBy, installments, before }, ledger, { since }) => {
    const entry = standingEntry(ledger, entryId, since)
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
    const entry = standingEntry(ledger, entryId, since)
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
    const entry = standingEntry(ledger, entryId, since)
    const settled = idsOf([...before.payments, ...before.cancelled])
    // What somebody has taken out of the entry since is not paid again.
    const ids = idsOf(openInstallments(entry))
    const open = settled.every((id) => ids.includes(id))
    const outrun =
      open && (!installments || equal(entry.installments, installments)) ? undefined : settledSince(entryId, since)
    const data = {
      projectId,
      entryId,
      payments: before.payments,
      cancelled: before.cancelled,
      installments: before.installments,
      refills: realizedNames.filter((name) => name in before),
    }
    return [{ command: { type: 'SettleAgain', data }, as: 'PayInstallments', outrun }]
  },

  InstallmentsPostponed: ({ projectId, entryId, postponed }, ledger, { since }) => {
    const entry = standingEntry(ledger, entryId, since)
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
}

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
