import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { stripeSettings } from '../payments/stripeSettings'
import type { Delivery } from './deliver'
import type { Slip } from './seedSlips'

const { STRIPE_WEBHOOK_SECRET: secret } = stripeSettings('')
const { webhooks } = new Stripe('sk_test_double')
/** Among the notices of so many payments, those of one come. */
const mixed = 20

/** So many notices about each, mixed up as they come from several machines; and all of them again, in another order. */
export function noticesAbout(slips: readonly Slip[], ofEach: number): Delivery[] {
  const all = slips.flatMap((slip, index) =>
    Array.from({ length: ofEach }, () => ({ delivery: noticeOf(slip), place: index + Math.random() * mixed })),
  )
  const first = [...all].sort((a, b) => a.place - b.place)
  const again = all.map((each) => ({ ...each, place: Math.random() })).sort((a, b) => a.place - b.place)
  return [...first, ...again].map(({ delivery }) => delivery)
}

function noticeOf({ reference, paymentId }: Slip): Delivery {
  const object = { id: reference, object: 'payment_intent', metadata: { paymentId } }
  const event = { id: `evt_${randomUUID()}`, object: 'event', livemode: false, data: { object } }
  const payload = JSON.stringify(event)
  return {
    path: '/rest/payment-notices/stripe',
    raw: Buffer.from(payload),
    headers: { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }) },
  }
}
