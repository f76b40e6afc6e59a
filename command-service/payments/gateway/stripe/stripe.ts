import Stripe from 'stripe'
import { bareOutcome } from '../../../subscription/outcome'
import { type Attempt, GatewayUnavailable, type PaymentGateway } from '../gateway'
import type { GatewayCustomers } from '../gatewayCustomers'
import { begunAs } from './begunAs'
import { noticeIn } from './noticeIn'
import { outcomeOf } from './outcomeOf'
import { stripeIntents } from './stripeIntents'

type Parts = {
  secretKey: string
  publishableKey: string
  webhookSecrets: readonly string[]
  /** Another server than Stripe’s own. */
  url?: string | undefined
  customers: GatewayCustomers
  now: () => Date
  /** How long an answer is waited for, each of three times. */
  timeoutMs?: number
}

/** Stripe drops an idempotency key a day after it was used, or later: before that the same request is safe. */
const keptMs = 23 * 3_600_000

/** Payments by Stripe’s PaymentIntents. A card is typed into Stripe’s own frame; only its brand and end come here. */
export function openStripe(parts: Parts): PaymentGateway {
  const { secretKey, publishableKey, webhookSecrets, url, customers, now, timeoutMs = 10_000 } = parts
  const stripe = new Stripe(secretKey, {
    ...addressOf(url),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  })

  const intents = stripeIntents(stripe, customers)
  const isOld = ({ attemptedAt }: Attempt) => now().getTime() - Date.parse(attemptedAt) > keptMs

  return {
    name: 'stripe',
    // https://docs.stripe.com/rate-limits: 100 a second in all, 25 of each kind.
    callsPerSecond: 20,
    open: (attempt) =>
      answered(async () => {
        const before = attempt.reference || isOld(attempt) ? await intents.find(attempt) : undefined
        return begunAs(before ?? (await intents.create(attempt)), publishableKey)
      }),
    read: (payment) =>
      answered(async () => {
        const intent = await intents.find(payment)
        return intent ? outcomeOf(intent) : bareOutcome('attempted')
      }),
    cancel: (payment) =>
      answered(async () => {
        const intent = await intents.find(payment)
        if (!intent) return
        const kind = intent.object === 'setup_intent' ? stripe.setupIntents : stripe.paymentIntents
        await kind
          .cancel(intent.id)
          .catch(unlessCode('payment_intent_unexpected_state', 'setup_intent_unexpected_state'))
      }),
    refund: (payment) =>
      answered(async () => {
        const intent = await intents.find(payment)
        // A slip’s money never goes back the way it came.
        if (intent?.object !== 'payment_intent' || intent.payment_method_types.includes('boleto')) return false
        await stripe.refunds
          .create({ payment_intent: intent.id }, { idempotencyKey: `refund-${payment.paymentId}` })
          .catch(unlessCode('charge_already_refunded'))
        return true
      }),
    notification: async (raw, headers) =>
      noticeIn({ stripe, webhookSecrets, isLive: secretKey.includes('_live_'), now }, raw, headers),
  }
}

function addressOf(url: string | undefined) {
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

const unlessCode =
  (...codes: readonly string[]) =>
  (error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? ''))) throw error
  }

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new GatewayUnavailable(`Stripe says ${error.type} ${error.code ?? ''}`.trim(), error)
  }
}
