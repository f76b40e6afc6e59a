import type { Payment } from './settlement'

/** What a payment moved, in cents. */
export const paidCents = ({
  cents,
  interestCents,
  fineCents,
  discountCents,
}: Omit<Payment, 'installmentId' | 'paidOn'>) => cents + interestCents + fineCents - discountCents
