import type { Billing } from '@prumo/contracts/subscription/billing'
import { graceDays } from '@prumo/contracts/subscription/grace'
import type { Opened, Payment } from '../subscription/subscriptionState'
import type { Attempt, KnownPayment, Payer } from './gateway/gateway'
import { workDaysBefore } from './gateway/slipDays'

const dayMs = 86_400_000
/**
 * A slip is confirmed the next day on which banks work, and that has to be before the access ends. One whose last day
 * is a day off may be paid after it: it would be confirmed too late.
 */
const confirmedWithinDays = 2

/** A payment as its gateway knows it, or may. */
export const knownOf = (organizationId: string, payment: Payment): KnownPayment => ({
  organizationId,
  paymentId: payment.paymentId,
  reference: payment.reference,
  attemptedAt: payment.attemptedAt,
})

/** What a gateway is asked to take. */
export function attemptOf(organizationId: string, state: Opened, payment: Payment): Attempt {
  const { purpose, cents, currency, method, plan, seats } = payment
  return {
    ...knownOf(organizationId, payment),
    purpose,
    cents,
    currency,
    method: method as Attempt['method'],
    // Names alone, which are the same in every language.
    description: `Prumo ${plan[0]?.toUpperCase()}${plan.slice(1)} (${seats})`,
    payer: state.billing && payerOf(state.billing),
    card: chargedCard(state, payment),
    payableUntil: purpose === 'renew' && method === 'slip' ? lastDayOf(state) : null,
  }
}

const payerOf = (billing: Billing): Payer => ({
  name: billing.companyName,
  document: billing.document,
  email: billing.email,
  address: {
    line: `${billing.street}, ${billing.number}`,
    city: billing.city,
    stateCode: billing.stateCode,
    postalCode: billing.postalCode,
  },
})

/** Nobody is there to type a card when the next period is charged. */
const chargedCard = ({ card }: Opened, { purpose, method, gateway }: Payment) =>
  purpose === 'renew' && method === 'card' && card?.gateway === gateway ? { reference: card.reference } : null

const lastDayOf = ({ endsAt }: Opened) =>
  workDaysBefore(new Date(Date.parse(endsAt) + graceDays * dayMs), confirmedWithinDays)
