import type { EntryFields } from '@prumo/contracts/finance/entry'
import { Refused } from '@prumo/platform/errors'
import { entryOf } from './entryOf'
import type { Entry, Ledger } from './ledgerState'
import { sumPaid } from './realizedBy'

type Refund = Pick<Entry, 'refundOf'>
/** The refunds of each entry, with this one where it is one. */
export const withRefund = (refunds: Ledger['refunds'], entryId: string, { refundOf }: Refund): Ledger['refunds'] =>
  refundOf === null ? refunds : refunds.update(refundOf, [], (ids) => [...ids, entryId])

/** The refunds of an entry that are there, but this one. */
function refundsOf({ entries, refunds }: Ledger, entryId: string, exceptId?: string): readonly Entry[] {
  return (refunds.get(entryId) ?? []).flatMap((id) => (id === exceptId ? [] : (entries.get(id) ?? [])))
}

/** What comes back of an entry by them. */
const refundedCents = (...of: Parameters<typeof refundsOf>) =>
  refundsOf(...of).reduce((sum, { plannedCents }) => sum + plannedCents, 0)

/** What comes back goes the other way, and all refunds of an entry are at most what was paid of it. */
export function refuseBadRefund(ledger: Ledger, refundOf: string, refund: EntryFields, entryId?: string): void {
  const refunded = entryOf(ledger, refundOf)
  if (refunded.kind === refund.kind) throw new Refused('entry.refundOfKind')
  const left = sumPaid(refunded) - refundedCents(ledger, refundOf, entryId)
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
  return kept.length < payments.length && refundedCents(ledger, entryId) > sumPaid({ payments: kept })
}

/**
 * Money that has come back was paid: a payment is reopened only where the others are at least the refunds. Of these
 * the one of the latest day is named, with how many they are.
 */
export function refuseRefunded(...of: Parameters<typeof isRefundedOf>): void {
  if (!isRefundedOf(...of)) return
  const [ledger, entryId] = of
  const place = ({ plannedOn, title }: Entry) => `${plannedOn} ${title}`
  const refunds = refundsOf(ledger, entryId).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  const latest = refunds.at(-1)
  throw new Refused('entry.refunded', { refund: latest?.title, day: latest?.plannedOn, count: refunds.length })
}
