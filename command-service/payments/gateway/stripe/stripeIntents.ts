import Stripe from 'stripe'
import type { Attempt, KnownPayment } from '../gateway'
import type { GatewayCustomers } from '../gatewayCustomers'
import type { Intent } from './begunAs'
import { paymentIntentOf, setupIntentOf } from './intentOf'

const dayMs = 86_400_000
const setupPrefix = 'seti_'
const withCharge = { expand: ['latest_charge'] }

/** What Stripe has of our payments. */
type StripeIntents = {
  /** The one of this payment; nothing where there is none. */
  find(payment: KnownPayment): Promise<Intent | undefined>
  /** Creates it, or finds what was created all the same. */
  create(attempt: Attempt): Promise<Intent>
}

export function stripeIntents(stripe: Stripe, customers: GatewayCustomers): StripeIntents {
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

  const created = async (attempt: Attempt): Promise<Intent> => {
    const customer = await customerOf(attempt.organizationId)
    const options = { idempotencyKey: attempt.paymentId }
    if (attempt.cents === 0) return stripe.setupIntents.create(setupIntentOf(attempt, customer), options)
    return stripe.paymentIntents.create({ ...paymentIntentOf(attempt, customer), ...withCharge }, options)
  }

  return {
    find: (payment) => (payment.reference ? retrieve(payment.reference) : listed(payment)),
    create: async (attempt) => {
      try {
        return await created(attempt)
      } catch (error) {
        const declined = error instanceof Stripe.errors.StripeCardError && error.payment_intent
        if (declined) return retrieve(declined.id)
        const intent = isInDoubt(error) ? await listed(attempt) : undefined
        if (!intent) throw error
        return intent
      }
    },
  }
}

/** Whether something may have been made although it was answered like this: Stripe also repeats its failures. */
const isInDoubt = (error: unknown) =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeConnectionError
