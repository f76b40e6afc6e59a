import type { EntryFields } from '@prumo/contracts/finance/entry'
import { paidCents } from '@prumo/contracts/finance/paidCents'
import { Refused } from '@prumo/platform/errors'
import { entryOf } from './entryOf'
import type { Ledger } from './ledgerState'

/** What comes back goes the other way, and all refunds of an entry are at most what was paid of it. */
export function refuseBadRefund(ledger: Ledger, refundOf: string, refund: EntryFields, entryId?: string): void {
  const refunded = entryOf(ledger, refundOf)
  if (refunded.kind === refund.kind) throw new Refused('entry.refundOfKind')
  const paid = refunded.payments.reduce((sum, payment) => sum + paidCents(payment), 0)
  let left = paid
  for (const [id, entry] of ledger.entries)
    if (entry.refundOf === refundOf && id !== entryId) left -= entry.plannedCents
  if (refund.plannedCents > left) throw new Refused('entry.refundTooLarge', { cents: Math.max(left, 0) })
}

/** The entries of which money came back. */
export const refundedIn = ({ entries }: Ledger): Set<string> =>
  new Set(entries.valueSeq().flatMap(({ refundOf }) => (refundOf === null ? [] : [refundOf])))
