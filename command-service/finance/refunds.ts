import type { EntryFields } from '@prumo/contracts/finance/entry'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import type { Payment } from '@prumo/contracts/finance/settlement'
import { Refused } from '@prumo/platform/errors'
import { entryOf } from './entryOf'
import type { Entry, Ledger } from './ledgerState'

const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, payment) => sum + paidCents(payment), 0)

type Refund = Pick<Entry, 'refundOf'>
/** The refunds of each entry, with this one where it is one. */
export const withRefund = (refunds: Ledger['refunds'], entryId: string, { refundOf }: Refund): Ledger['refunds'] =>
  refundOf === null ? refunds : refunds.update(refundOf, [], (ids) => [...ids, entryId])

/** What comes back of an entry, by all its refunds but this one. */
function refundedCents({ entries, refunds }: Ledger, entryId: string, exceptId?: string): number {
  const others = (refunds.get(entryId) ?? []).filter((id) => id !== exceptId)
  return others.reduce((sum, id) => sum + (entries.get(id)?.plannedCents ?? 0), 0)
}

/** What comes back goes the other way, and all refunds of an entry are at most what was paid of it. */
export function refuseBadRefund(ledger: Ledger, refundOf: string, refund: EntryFields, entryId?: string): void {
  const refunded = entryOf(ledger, refundOf)
  if (refunded.kind === refund.kind) throw new Refused('entry.refundOfKind')
  const left = sumOf(refunded.payments) - refundedCents(ledger, refundOf, entryId)
  if (refund.plannedCents > left) throw new Refused('entry.refundTooLarge', { cents: Math.max(left, 0) })
}

/** Whether something of these payments has come back: without them, less would be paid than all refunds are. */
export function isRefundedOf(
  ledger: Ledger,
  entryId: string,
  { payments }: Entry,
  installmentIds: readonly string[],
): boolean {
  const kept = payments.filter(({ installmentId }) => !installmentIds.includes(installmentId))
  return kept.length < payments.length && refundedCents(ledger, entryId) > sumOf(kept)
}

/** Money that has come back was paid: a payment is reopened only where the others are at least the refunds. */
export function refuseRefunded(...of: Parameters<typeof isRefundedOf>): void {
  if (isRefundedOf(...of)) throw new Refused('entry.refunded')
}
