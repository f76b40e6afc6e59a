import Stripe from 'stripe'
import { type Attempt, GatewayUnavailable, type KnownPayment, type PaymentGateway } from '../gateway'
import type { GatewayCustomers } from '../gatewayCustomers'
import { begunAs, type Intent } from './begunAs'
import { paymentIntentOf, setupIntentOf } from './intentOf'
import { noticeIn } from './noticeIn'
import { outcomeOf, unknownOutcome } from './outcomeOf'

type Parts = {
  secretKey: string
  publishableKey: string
  webhookSecrets: readonly string[]
  /** Another server than Stripe’s own. */
  url?: string | undefined
  customers: GatewayCustomers
  now: () => Date
}

/** Stripe drops an idempotency key a day after it was used, or later: before that the same request is safe. */
const keptMs = 23 * 3_600_000
const dayMs = 86_400_000
const setupPrefix = 'seti_'
const withCharge = { expand: ['latest_charge'] }

/** Payments by Stripe’s PaymentIntents. A card is typed into Stripe’s own frame; only its brand and end come here. */
export function openStripe({ secretKey, publishableKey, webhookSecrets, url, customers, now }: Parts): PaymentGateway {
  const stripe = new Stripe(secretKey, { ...addressOf(url), maxNetworkRetries: 2, timeout: 10_000, telemetry: false })

  /** Nothing personal: who pays stands in the payment. Created again within a day, it is the same one. */
  const customerOf = async (organizationId: string): Promise<string> => {
    const before = await customers.find(organizationId)
    if (before) return before
    const idempotencyKey = `customer-${organizationId}`
    const { id } = await stripe.customers.create({ metadata: { organizationId } }, { idempotencyKey })
    return customers.keep(organizationId, id)
  }

  const retrieve = (reference: string): Promise<Intent> =>
    reference.startsWith(setupPrefix)
      ? stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] })
      : stripe.paymentIntents.retrieve(reference, withCharge)

  /** Lists what the customer has: Stripe’s search is up to an hour behind. */
  const listed = async ({ paymentId, organizationId, attemptedAt }: KnownPayment): Promise<Intent | undefined> => {
    const customer = await customers.find(organizationId)
    if (!customer) return undefined
    const created = { gte: Math.floor((Date.parse(attemptedAt) - 2 * dayMs) / 1000) }
    const of = { customer, created, limit: 100 }
    for (const list of [stripe.paymentIntents.list(of), stripe.setupIntents.list(of)])
      for await (const intent of list as AsyncIterable<Intent>)
        if (intent.metadata?.paymentId === paymentId) return retrieve(intent.id)
    return undefined
  }

  const intentFor = (payment: KnownPayment) => (payment.reference ? retrieve(payment.reference) : listed(payment))

  const created = async (attempt: Attempt): Promise<Intent> => {
    const customer = await customerOf(attempt.organizationId)
    const options = { idempotencyKey: attempt.paymentId }
    if (attempt.cents === 0) return stripe.setupIntents.create(setupIntentOf(attempt, customer), options)
    return stripe.paymentIntents.create({ ...paymentIntentOf(attempt, customer), ...withCharge }, options)
  }

  /** What may have been created all the same is looked for before anything is said of it. */
  const createdOrFound = async (attempt: Attempt): Promise<Intent> => {
    try {
      return await created(attempt)
    } catch (error) {
      const declined = error instanceof Stripe.errors.StripeCardError && error.payment_intent
      if (declined) return retrieve(declined.id)
      if (!isInDoubt(error)) throw error
      const found = await listed(attempt)
      if (!found) throw error
      return found
    }
  }

  const isOld = ({ attemptedAt }: Attempt) => now().getTime() - Date.parse(attemptedAt) > keptMs

  return {
    name: 'stripe',
    // https://docs.stripe.com/rate-limits: 100 a second in all, 25 of each kind.
    callsPerSecond: 20,
    open: (attempt) =>
      answered(async () => {
        const before = attempt.reference || isOld(attempt) ? await intentFor(attempt) : undefined
        return begunAs(before ?? (await createdOrFound(attempt)), publishableKey)
      }),
    read: (payment) =>
      answered(async () => {
        const intent = await intentFor(payment)
        return intent ? outcomeOf(intent) : unknownOutcome
      }),
    cancel: (payment) =>
      answered(async () => {
        const intent = await intentFor(payment)
        if (!intent) return
        const kind = intent.object === 'setup_intent' ? stripe.setupIntents : stripe.paymentIntents
        await kind
          .cancel(intent.id)
          .catch(unlessCode('payment_intent_unexpected_state', 'setup_intent_unexpected_state'))
      }),
    refund: (payment) =>
      answered(async () => {
        const intent = await intentFor(payment)
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

/** Whether something may have been made although it was answered like this: Stripe also repeats its failures. */
const isInDoubt = (error: unknown) =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeConnectionError

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
