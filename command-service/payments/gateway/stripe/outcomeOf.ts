import type { PaymentReason } from '@prumo/contracts/subscription/paymentReasons'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import type Stripe from 'stripe'
import { bareOutcome, type Outcome } from '../../../subscription/outcome'
import { expiryOf, type Intent, lastDayOf } from './begunAs'

/** How a payment stands, in our words. */
export function outcomeOf(intent: Intent): Outcome {
  const expires = expiryOf(intent)
  const payableUntil = expires === null ? null : lastDayOf(expires)
  return {
    ...bareOutcome('attempted'),
    ...(intent.object === 'setup_intent' ? ofSetup(intent) : ofPayment(intent)),
    payableUntil,
  }
}

function ofPayment(intent: Stripe.PaymentIntent): Partial<Outcome> {
  const { amount, amount_received: received, status, last_payment_error: failure } = intent
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const state = status === 'succeeded' ? paidOr(charge) : stateOf(intent, failure)
  const isPaid = status === 'succeeded'
  return {
    ...because(state, failure),
    state,
    cents: isPaid ? received : amount,
    currency: intent.currency.toUpperCase(),
    paidAt: isPaid ? new Date((charge?.created ?? intent.created) * 1000).toISOString() : null,
    card: isPaid ? cardOf(charge) : null,
  }
}

function ofSetup(intent: Stripe.SetupIntent): Partial<Outcome> {
  const { last_setup_error: failure, payment_method: method } = intent
  const isKept = intent.status === 'succeeded'
  const state = isKept ? 'paid' : stateOf(intent, failure)
  const card = typeof method === 'object' && method?.card
  return {
    ...because(state, failure),
    state,
    cents: 0,
    paidAt: isKept ? new Date(intent.created * 1000).toISOString() : null,
    card: isKept && card ? { brand: brandOf(card.brand), lastFour: card.last4, reference: method.id } : null,
  }
}

type Failure = { code?: string | null; decline_code?: string | null } | null

/** A slip or a Pix that was not paid in time is an attempt that failed, too. */
const expired = 'payment_intent_payment_attempt_expired'

function stateOf({ status, next_action: next }: Intent, failure: Failure): PaymentState {
  if (status === 'processing' || status === 'requires_capture') return 'inProgress'
  if (status === 'requires_action')
    return next && ('boleto_display_details' in next || 'pix_display_qr_code' in next) ? 'awaiting' : 'inProgress'
  if (failure) return failure.code === expired ? 'expired' : 'refused'
  return status === 'canceled' ? 'cancelled' : 'attempted'
}

function paidOr(charge: Stripe.Charge | null): PaymentState {
  if (charge?.disputed) return 'disputed'
  return charge?.refunded ? 'refunded' : 'paid'
}

/** https://docs.stripe.com/declines/codes */
const reasons = new Map<string, PaymentReason>(
  Object.entries({
    insufficient_funds: 'noFunds',
    card_velocity_exceeded: 'noFunds',
    withdrawal_count_limit_exceeded: 'noFunds',
    expired_card: 'cardExpired',
    incorrect_cvc: 'wrongCode',
    invalid_cvc: 'wrongCode',
    authentication_required: 'notAuthenticated',
    payment_intent_authentication_failure: 'notAuthenticated',
    setup_intent_authentication_failure: 'notAuthenticated',
    processing_error: 'failedAtGateway',
  }),
)

function because(state: PaymentState, failure: Failure): Pick<Outcome, 'because'> {
  if (state !== 'refused') return { because: null }
  const words = [failure?.decline_code, failure?.code].map((word) => reasons.get(word ?? ''))
  return { because: words.find((word) => word !== undefined) ?? 'cardRefused' }
}

function cardOf(charge: Stripe.Charge | null): Outcome['card'] {
  const card = charge?.payment_method_details?.card
  if (!card?.last4 || !charge?.payment_method) return null
  return { brand: brandOf(card.brand), lastFour: card.last4, reference: charge.payment_method }
}

const brandOf = (brand: string | null) => (brand ? `${brand[0]?.toUpperCase()}${brand.slice(1)}` : 'Card')
