import type { Installment } from '@prumo/contracts/finance/entry'
import { mostInstallments } from '@prumo/contracts/finance/kinds'
import type { LedgerEvent } from '@prumo/contracts/finance/ledger'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Payment } from '@prumo/contracts/finance/settlement'
import { cents as amount } from '@prumo/contracts/values'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { entryOf, installmentOf, openInstallments, paymentOf, refuseSettled } from './entryOf'
import { byEntry, refuseUnseen } from './installmentsSent'
import type { Entry, Paid, Rules } from './ledgerState'
import { fillable, realizedBy, sumPaid } from './realizedBy'

type OfEntry = { projectId: string; entryId: string }
type PaidEvent = Extract<LedgerEvent, { type: 'InstallmentsPaid' }>
const inFull = { interestCents: 0, fineCents: 0, discountCents: 0 }

export const paymentRules: Rules<'PayInstallment' | 'PayInstallments' | 'CloseWithTasks'> = {
  PayInstallment: ({ projectId, entryId, rest, ...payment }, ledger) => {
    const entry = entryOf(ledger, entryId)
    const installment = installmentOf(entry, payment.installmentId)
    const existing = paymentOf(entry, payment.installmentId)
    if (existing && equal(existing, { ...payment, closedBy: 'person' })) return []
    refuseSettled(entry, payment.installmentId)
    refuseWrongAmount(payment, installment, rest !== null)
    const installments = rest ? withRest(entry, payment, rest) : undefined
    return [paid({ projectId, entryId }, fillable(entry), [{ ...payment, closedBy: 'person' }], installments)]
  },

  PayInstallments: ({ projectId, paidOn, installments }, ledger) =>
    byEntry(installments).flatMap(([entryId, sent]) => {
      const entry = entryOf(ledger, entryId)
      const due = sent.filter(({ installmentId, cents }) => {
        const payment = { installmentId, paidOn, cents, ...inFull, closedBy: 'person' }
        return !equal(paymentOf(entry, installmentId), payment)
      })
      const payments = due.map((each): Paid => {
        refuseSettled(entry, each.installmentId)
        refuseUnseen(entry, each)
        const { installmentId, cents } = each
        return { installmentId, paidOn, cents, ...inFull, closedBy: 'person' }
      })
      return payments.length > 0 ? [paid({ projectId, entryId }, fillable(entry), payments)] : []
    }),

  /** What the policy saw may be out of date: its next event makes it look again. */
  CloseWithTasks: ({ projectId, entries, paidOn, since }, ledger) =>
    entries.flatMap(({ entryId, origin }) => {
      const entry = ledger.entries.get(entryId)
      if (!entry?.closesWithTasks || !equal(entry.origin, origin)) return []
      if (entry.reopenedAt !== null && entry.reopenedAt > since) return []
      const payments = openInstallments(entry).map(
        ({ installmentId, cents }): Paid => ({ installmentId, paidOn, cents, ...inFull, closedBy: 'tasks' }),
      )
      return payments.length > 0 ? [notifying(entry, paid({ projectId, entryId }, fillable(entry), payments))] : []
    }),
}

/** Whoever said that an entry closes with its tasks is notified when it does. */
const notifying = ({ closesFor }: Entry, { type, data }: PaidEvent): PaidEvent => ({
  type,
  data: { ...data, ...(closesFor && { notified: [closesFor] }) },
})

/** The event of payments of an entry, with what they change of it besides. */
export function paid(
  ofEntry: OfEntry,
  entry: Entry,
  payments: readonly Paid[],
  installments = entry.installments,
): PaidEvent {
  const settled = { ...entry, installments, payments: [...entry.payments, ...payments] }
  if (!amount.safeParse(sumPaid(settled)).success) throw new Refused('entry.realizedTooLarge')
  const { before, ...realized } = realizedBy(settled)
  const left = !equal(installments, entry.installments)
  return {
    type: 'InstallmentsPaid',
    data: {
      ...ofEntry,
      payments: payments.map(({ closedBy: _, ...payment }) => payment),
      closedBy: payments[0]?.closedBy ?? 'person',
      ...(left && { installments }),
      ...realized,
      before: { ...(left && { installments: entry.installments }), ...before },
    },
  }
}

function refuseWrongAmount(payment: Payment, installment: Installment, leavesRest: boolean): void {
  if (payment.cents > installment.cents) throw new Refused('entry.paymentTooLarge', { cents: installment.cents })
  if (leavesRest !== payment.cents < installment.cents)
    throw new Refused('entry.paymentUnequal', { cents: installment.cents })
  const moved = paidCents(payment)
  if (moved < 0) throw new Refused('entry.discountTooLarge')
  if (!amount.safeParse(moved).success) throw new Refused('entry.paymentTooLarge', { cents: installment.cents })
}

/** What a payment leaves of an installment stands right behind it. */
function withRest({ installments }: Entry, payment: Payment, rest: { installmentId: string; dueOn: string }) {
  if (installments.length >= mostInstallments)
    throw new Refused('entry.installmentsTooMany', { most: mostInstallments })
  if (installments.some(({ installmentId }) => installmentId === rest.installmentId))
    throw new Refused('entry.installmentRepeated')
  return installments.flatMap((each) =>
    each.installmentId === payment.installmentId
      ? [
          { ...each, cents: payment.cents },
          { ...rest, cents: each.cents - payment.cents },
        ]
      : [each],
  )
}
