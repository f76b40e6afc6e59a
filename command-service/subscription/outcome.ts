import type { PaymentReason } from '@prumo/contracts/subscription/paymentReasons'
import type { Card, PaymentState } from '@prumo/contracts/subscription/payments'

/** How a payment stands, as its gateway says it. */
export type Outcome = {
  state: PaymentState
  /** Why it came to nothing, as a word of ours. */
  because: PaymentReason | null
  /** What was paid, or is asked for. */
  cents: number | null
  currency: string | null
  paidAt: string | null
  /** `reference`: what the gateway charges the next time. */
  card: (Card & { reference: string }) | null
  /** A day. */
  payableUntil: string | null
}

/** That it stands so, and no more. */
export const bareOutcome = (state: PaymentState): Outcome => ({
  state,
  because: null,
  cents: null,
  currency: null,
  paidAt: null,
  card: null,
  payableUntil: null,
})
