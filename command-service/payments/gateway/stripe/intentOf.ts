import type Stripe from 'stripe'
import { type Attempt, GatewayUnavailable, type Payer } from '../gateway'
import { dayInBrasilia, workDaysAfter } from '../slipDays'

const dayMs = 86_400_000
const slipDays = 3
const pixSeconds = 30 * 60

type Params = Stripe.PaymentIntentCreateParams

/**
 * What is asked of Stripe for an attempt. It is the same each time, whenever it is asked: with another one the
 * idempotency key is refused.
 */
export function paymentIntentOf(attempt: Attempt, customer: string): Params {
  const { cents, currency, description } = attempt
  const amount = { amount: cents, currency: currency.toLowerCase() }
  return { ...amount, customer, description, metadata: metadataOf(attempt), ...byMethod[attempt.method](attempt) }
}

/** A card that is kept without taking money. */
export const setupIntentOf = (attempt: Attempt, customer: string): Stripe.SetupIntentCreateParams => ({
  customer,
  description: attempt.description,
  metadata: metadataOf(attempt),
  allowed_payment_method_types: ['card'],
  usage: 'off_session',
})

const metadataOf = ({ paymentId, organizationId }: Attempt) => ({ paymentId, organizationId })

const byMethod: Record<Attempt['method'], (attempt: Attempt) => Partial<Params>> = {
  card: ({ card }) => ({
    allowed_payment_method_types: ['card'],
    ...(card
      ? { payment_method: card.reference, off_session: true, confirm: true }
      : { setup_future_usage: 'off_session' as const }),
  }),
  slip: (attempt) => {
    const payer = payerOf(attempt)
    return {
      allowed_payment_method_types: ['boleto'],
      confirm: true,
      payment_method_data: { type: 'boleto', boleto: { tax_id: payer.document }, billing_details: detailsOf(payer) },
      payment_method_options: { boleto: { expires_after_days: daysOf(attempt) } },
    }
  },
  pix: (attempt) => ({
    allowed_payment_method_types: ['pix'],
    confirm: true,
    payment_method_data: { type: 'pix', billing_details: detailsOf(payerOf(attempt)) },
    payment_method_options: { pix: { expires_after_seconds: pixSeconds } },
  }),
}

function payerOf({ payer }: Attempt): Payer {
  if (!payer) throw new GatewayUnavailable('nobody is named who pays')
  return payer
}

const detailsOf = ({ name, email, address }: Payer) => ({
  name,
  email,
  address: {
    line1: address.line,
    city: address.city,
    state: address.stateCode,
    postal_code: address.postalCode,
    country: 'BR',
  },
})

/** Calendar days from the day of the attempt to the last one on which a slip may be paid. */
function daysOf({ attemptedAt, payableUntil }: Attempt): number {
  const at = new Date(attemptedAt)
  const last = payableUntil ?? workDaysAfter(at, slipDays)
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(dayInBrasilia(at))) / dayMs))
}
