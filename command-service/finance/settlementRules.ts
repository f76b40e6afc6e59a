import { closers } from '@prumo/contracts/finance/kinds'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import type { Cancellation } from '@prumo/contracts/finance/settlement'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { cancellationOf, entryOf, idsPaidByTasks, installmentOf, paymentOf, refuseSettled, stateOf } from './entryOf'
import { byEntry, refuseUnseen } from './installmentsSent'
import type { Entry, Rules } from './ledgerState'
import { paid } from './paymentRules'
import { fillable, notRealized, realizedBy } from './realizedBy'
import { isRefundedOf, refuseRefunded } from './refunds'

type OfEntry = { projectId: string; entryId: string }

export const settlementRules: Rules<
  | 'CancelInstallments'
  | 'ReopenInstallments'
  | 'ReopenWithTasks'
  | 'PostponeInstallments'
  | 'TakeSettlementBack'
  | 'SettleAgain'
> = {
  CancelInstallments: ({ projectId, installments, reason }, ledger) =>
    byEntry(installments).flatMap(([entryId, sent]) => {
      const entry = entryOf(ledger, entryId)
      const ids = sent.flatMap((each) => {
        if (cancellationOf(entry, each.installmentId)) return []
        refuseSettled(entry, each.installmentId)
        refuseUnseen(entry, each)
        return [each.installmentId]
      })
      return ids.length > 0 ? [cancelled({ projectId, entryId }, fillable(entry), ids, reason)] : []
    }),

  ReopenInstallments: ({ projectId, installments, reason }, ledger) =>
    byEntry(installments).flatMap(([entryId, sent]) => {
      const entry = entryOf(ledger, entryId)
      const ids = sent.flatMap(({ installmentId }) => {
        installmentOf(entry, installmentId)
        return stateOf(entry, installmentId) === 'open' ? [] : [installmentId]
      })
      refuseRefunded(ledger, entryId, entry, ids)
      return reopened({ projectId, entryId }, entry, ids, { reason, reopenedBy: 'person' })
    }),

  /** What a person has paid or confirmed stays paid, and so does what came back. */
  ReopenWithTasks: ({ projectId, entryIds }, ledger) =>
    entryIds.flatMap((entryId) => {
      const entry = ledger.entries.get(entryId)
      if (!entry?.closesWithTasks || entry.isConfirmed) return []
      const ids = idsPaidByTasks(entry)
      if (isRefundedOf(ledger, entryId, entry, ids)) return []
      return reopened({ projectId, entryId }, entry, ids, { reason: null, reopenedBy: 'tasks' })
    }),

  PostponeInstallments: ({ projectId, installments }, ledger) =>
    byEntry(installments).flatMap(([entryId, sent]) => {
      const entry = entryOf(ledger, entryId)
      const postponed = sent.flatMap(({ installmentId, from, to }) => {
        const { dueOn } = installmentOf(entry, installmentId)
        if (dueOn === to) return []
        refuseSettled(entry, installmentId)
        if (dueOn !== from) throw new Refused('record.changedMeanwhile', { fields: ['installments'] })
        return [{ installmentId, from, to }]
      })
      if (postponed.length === 0) return []
      return [{ type: 'InstallmentsPostponed', data: { projectId, entryId, postponed } } satisfies LedgerEvent]
    }),

  TakeSettlementBack: ({ projectId, entryId, installmentIds, installments }, ledger) => {
    const entry = entryOf(ledger, entryId)
    refuseRefunded(ledger, entryId, entry, installmentIds)
    return reopened({ projectId, entryId }, entry, installmentIds, { reason: null, reopenedBy: 'person' }, installments)
  },

  SettleAgain: ({ projectId, entryId, payments, cancelled: wanted, installments, refills }, ledger) => {
    const ofEntry = { projectId, entryId }
    let entry = entryOf(ledger, entryId)
    entry = { ...entry, emptied: entry.emptied.filter((name) => !refills.includes(name)) }
    for (const { installmentId } of [...payments, ...wanted]) refuseSettled(entry, installmentId)
    const events: LedgerEvent[] = []
    for (const closer of closers) {
      const some = payments.filter(({ closedBy }) => closedBy === closer)
      if (some.length === 0) continue
      const split = installments ?? entry.installments
      events.push(paid(ofEntry, entry, some, split))
      entry = { ...entry, installments: split, payments: [...entry.payments, ...some] }
    }
    for (const [reason, ids] of byReason(wanted)) {
      events.push(cancelled(ofEntry, entry, ids, reason))
      entry = withCancelled(entry, ids, reason)
    }
    return events
  },
}

function byReason(cancelled: readonly Cancellation[]): Map<string, string[]> {
  const reasons = new Map<string, string[]>()
  for (const { reason, installmentId } of cancelled)
    reasons.set(reason, [...(reasons.get(reason) ?? []), installmentId])
  return reasons
}

const withCancelled = (entry: Entry, ids: readonly string[], reason: string): Entry => ({
  ...entry,
  cancelled: [...entry.cancelled, ...ids.map((installmentId) => ({ installmentId, reason }))],
})

function cancelled(ofEntry: OfEntry, entry: Entry, ids: readonly string[], reason: string): LedgerEvent {
  const { before, ...realized } = realizedBy(withCancelled(entry, ids, reason))
  const installments = ids.map((id) => installmentOf(entry, id))
  return { type: 'InstallmentsCancelled', data: { ...ofEntry, installments, reason, ...realized, before } }
}

type Why = { reason: string | null; reopenedBy: 'person' | 'tasks' }

/** Nothing where nothing of them is settled. With `installments` the entry has these again. */
function reopened(
  ofEntry: OfEntry,
  entry: Entry,
  installmentIds: readonly string[],
  why: Why,
  installments = entry.installments,
): LedgerEvent[] {
  if (installmentIds.length === 0) return []
  const present = <Found>(found: Found | undefined) => (found ? [found] : [])
  const payments = installmentIds.flatMap((id) => present(paymentOf(entry, id)))
  const cancelled = installmentIds.flatMap((id) => present(cancellationOf(entry, id)))
  const { before, ...realized } = notRealized(entry)
  const goes = !equal(installments, entry.installments)
  return [
    {
      type: 'InstallmentsReopened',
      data: {
        ...ofEntry,
        installmentIds: [...installmentIds],
        ...why,
        ...(goes && { installments }),
        ...realized,
        before: { ...(goes && { installments: entry.installments }), ...before, payments, cancelled },
      },
    },
  ]
}
