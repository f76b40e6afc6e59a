import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { tracesIn, tracesInFolder } from '../security/canary'
import { world } from '../world/world'
import { aPayment, seatsFollow } from './aPayment'

const theWorld = await world({})
seatsFollow(loggedEvents(theWorld.databaseUrl))
const pool = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 2 }).on('error', () => {})
afterAll(() => pool.end())

/** Every row of every table, as a dump has them. */
async function everyRow(): Promise<Buffer> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return Buffer.from(texts.join('\n'))
}

const spellings = sandboxCards.flatMap(({ number }) => [number, number.replace(/(\d{4})(?=\d)/g, '$1 ')])
const cvc = 'cvc 987 of a card'

it('SUB-04 No number of a card and no code of one is kept anywhere, whoever sends it and wherever', async () => {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana)
  await ana.request('POST', `/rest/payments/${paymentId}/opening`, {})
  for (const number of spellings) {
    const carried = { outcome: `${number} ${cvc}`, number, cvc }
    await ana.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: `${number} ${cvc}` })
    await ana.request('POST', `/rest/sandbox/payments/${paymentId}`, carried)
    await ana.request('POST', `/rest/sandbox/payments/${encodeURIComponent(number)}`, { outcome: 'sandbox:paid' })
    await ana.request('POST', `/rest/payments/${paymentId}/opening?number=${encodeURIComponent(number)}`, carried)
    await ana.request('POST', '/rest/payment-notices/sandbox', { id: number, paymentId, cvc })
    await ana.attempt('ChangePaymentCard', { paymentId: fresh(), number, cvc })
  }
  await ana.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: 'sandbox:paid' })
  const [card] = sandboxCards
  const dump = await everyRow()
  // What may be kept of a card is found, so the rest would be.
  expect(dump.includes(card.brand) && dump.includes(card.lastFour)).toBe(true)
  expect(tracesIn(dump, [...spellings, cvc])).toEqual([])
  expect(await tracesInFolder(theWorld.folder, [...spellings, cvc])).toEqual([])
})
