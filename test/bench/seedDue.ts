import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { startPrumo } from '../../startPrumo'
import { aSecret } from '../world/aSecret'
import { type Buyer, buyerIn } from './buyerIn'
import type { Bench } from './measurement'
import { type Copy, seedBuyers } from './seedBuyers'

type How = { url: string; count: number }

/** So many organizations whose month ends now, each with a card that is charged again. */
export async function seedDue({ folder }: Bench, { url, count }: How): Promise<Copy[]> {
  const data = { DATABASE_URL: url, PRUMO_DATA: await folder(), PRUMO_SECRET: aSecret, PORT: '0', LOG_LEVEL: 'error' }
  const prumo = await startPrumo(readConfig(data))
  const buyer = await boughtIn(prumo).finally(prumo.stop)
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
    return await seedBuyers(url, buyer, { count, otherwise: moved })
  } finally {
    await client.end()
  }
}

/** Paid by a card, which is kept. */
async function boughtIn(prumo: Awaited<ReturnType<typeof startPrumo>>): Promise<Buyer> {
  const buyer = await buyerIn(prumo, { method: 'card', gateway: 'sandbox' })
  const { founder, paymentId } = buyer
  const { status } = await founder.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: 'sandbox:paid' })
  if (status !== 200) throw new Error(`a payment was not taken: ${status}`)
  return buyer
}
