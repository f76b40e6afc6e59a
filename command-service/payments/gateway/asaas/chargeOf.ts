import type { PaymentState } from '@prumo/contracts/subscription/payments'
import { z } from 'zod'
import { bareOutcome, type Outcome } from '../../../subscription/outcome'

/** A charge: https://docs.asaas.com/reference/retrieve-a-single-payment */
export const charge = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  invoiceUrl: z.url({ protocol: /^https$/ }),
  value: z.number(),
  status: z.string(),
  billingType: z.string(),
  deleted: z.boolean().default(false),
  dueDate: z.iso.date(),
  /** Days. */
  confirmedDate: z.iso.date().nullish(),
  clientPaymentDate: z.iso.date().nullish(),
  creditCard: z.object({ creditCardNumber: z.string().nullish(), creditCardBrand: z.string().nullish() }).nullish(),
})
export type Charge = z.infer<typeof charge>

/** Its states in ours; one of tomorrow’s is under way until it is known. */
const states = new Map<string, PaymentState>(
  Object.entries({
    PENDING: 'awaiting',
    OVERDUE: 'expired',
    CONFIRMED: 'paid',
    RECEIVED: 'paid',
    RECEIVED_IN_CASH: 'paid',
    DUNNING_RECEIVED: 'paid',
    REFUNDED: 'refunded',
    REFUND_REQUESTED: 'paid',
    REFUND_IN_PROGRESS: 'paid',
    CHARGEBACK_REQUESTED: 'disputed',
    CHARGEBACK_DISPUTE: 'disputed',
    AWAITING_CHARGEBACK_REVERSAL: 'disputed',
    AWAITING_RISK_ANALYSIS: 'inProgress',
    DELETED: 'cancelled',
  } as const),
)
const paidStates: readonly PaymentState[] = ['paid', 'refunded', 'disputed']

/** How a payment stands, in our words. */
export function outcomeOf(found: Charge | undefined): Outcome {
  if (!found) return bareOutcome('attempted')
  const state = found.deleted ? 'cancelled' : (states.get(found.status) ?? 'inProgress')
  const day = found.clientPaymentDate ?? found.confirmedDate
  const isPaid = paidStates.includes(state)
  return {
    state,
    because: null,
    cents: Math.round(found.value * 100),
    currency: 'BRL',
    // It names the day alone: noon in Brasília lies within it.
    paidAt: isPaid && day ? new Date(`${day}T15:00:00Z`).toISOString() : null,
    card: null,
    payableUntil: found.billingType === 'BOLETO' ? found.dueDate : null,
  }
}
