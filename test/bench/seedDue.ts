import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { type Prumo, startPrumo } from '../../startPrumo'
import type { startStripeDouble } from '../payments/startStripeDouble'
import { stripeSettings } from '../payments/stripeSettings'
import { aSecret } from '../world/aSecret'
import { type Buyer, buyerIn } from './buyerIn'
import type { Bench } from './measurement'
import { type Copy, seedBuyers } from './seedBuyers'

type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>
type How = { url: string; stripe: StripeDouble; count: number }

/** So many organizations whose month ends now, each with a card that Stripe has kept and charges again. */
export async function seedDue({ folder }: Bench, { url, stripe, count }: How): Promise<Copy[]> {
  const data = { DATABASE_URL: url, PRUMO_DATA: await folder(), PRUMO_SECRET: aSecret, PORT: '0', LOG_LEVEL: 'error' }
  const prumo = await startPrumo(readConfig({ ...data, ...stripeSettings(stripe.url) }))
  const buyer = await boughtIn(prumo, stripe).finally(prumo.stop)
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ startsAt: string; endsAt: string }>(
      `select data::json->>'startsAt' as "startsAt", data::json->>'endsAt' as "endsAt"
       from log.events where type = 'SubscriptionStarted'`,
    )
    const { startsAt = '', endsAt = '' } = rows[0] ?? {}
    const now = Date.now()
    const monthMs = Date.parse(endsAt) - Date.parse(startsAt)
    const moved = (text: string) =>
      text.replaceAll(endsAt, new Date(now).toISOString()).replaceAll(startsAt, new Date(now - monthMs).toISOString())
    const copies = await seedBuyers(url, buyer, { count, otherwise: moved })
    await client.query(
      `insert into platform.gateway_customers (gateway, organization_id, customer)
       select 'stripe', id, 'cus_' || id from unnest($1::uuid[]) as id`,
      [copies.map(({ organizationId }) => organizationId)],
    )
    return copies
  } finally {
    await client.end()
  }
}

/** Paid by a card, which is kept. */
async function boughtIn(prumo: Prumo, stripe: StripeDouble): Promise<Buyer> {
  const buyer = await buyerIn(prumo, { method: 'card' })
  const { founder, paymentId } = buyer
  stripe.payer.pays(paymentId)
  const { status } = await founder.request('POST', `/rest/payments/${paymentId}/reading`, {})
  if (status !== 200) throw new Error(`a payment was not taken: ${status}`)
  return buyer
}
