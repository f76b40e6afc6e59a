import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { startPrumo } from '../../startPrumo'
import type { startStripeDouble } from '../payments/startStripeDouble'
import { stripeSettings } from '../payments/stripeSettings'
import { aSecret } from '../world/aSecret'
import { buyerIn } from './buyerIn'
import type { Bench } from './measurement'
import { type Copy, seedBuyers } from './seedBuyers'

/** A slip that somebody has at Stripe. */
export type Slip = Copy & { reference: string }
type How = { url: string; stripe: Awaited<ReturnType<typeof startStripeDouble>>; count: number }

/** So many organizations that have a slip to pay. */
export async function seedSlips({ folder }: Bench, { url, stripe, count }: How): Promise<Slip[]> {
  const data = { DATABASE_URL: url, PRUMO_DATA: await folder(), PRUMO_SECRET: aSecret, PORT: '0', LOG_LEVEL: 'error' }
  const prumo = await startPrumo(readConfig({ ...data, ...stripeSettings(stripe.url) }))
  const buyer = await buyerIn(prumo, { method: 'slip' }).finally(prumo.stop)
  const original = stripe.idOf(buyer.paymentId)
  const referenceOf = ({ paymentId }: Copy) => `pi_${paymentId.replaceAll('-', '')}`
  const copies = await seedBuyers(url, buyer, {
    count,
    otherwise: (text, copy) => text.replaceAll(original, referenceOf(copy)),
  })
  const slips = copies.map((copy) => ({ ...copy, reference: referenceOf(copy) }))
  const intent = stripe.objects.get(original)
  for (const { paymentId, organizationId, reference } of slips)
    if (intent) stripe.objects.set(reference, { ...intent, id: reference, metadata: { paymentId, organizationId } })
  await open(url, slips)
  return slips
}

/** Where payments were begun: what notices are about is found there. */
async function open(url: string, slips: readonly Slip[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `insert into platform.payment_openings (payment_id, organization_id, gateway, attempted_at, reference)
     select payment_id, organization_id, 'stripe', now(), reference
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as t (payment_id, organization_id, reference)`,
    [slips.map((s) => s.paymentId), slips.map((s) => s.organizationId), slips.map((s) => s.reference)],
  )
  await client.end()
}
