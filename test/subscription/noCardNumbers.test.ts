import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { afterAll, expect, it } from 'vitest'
import { startChild } from '../faults/startChild'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { logOwner } from '../log/logOwner'
import { tracesIn, tracesInFolder } from '../security/canary'
import { databaseFiles } from '../security/databaseFiles'
import { everyRow } from '../security/everyRow'
import { openCollector } from '../telemetry/openCollector'
import { type Person, personAt } from '../world/person'
import { world } from '../world/world'
import { worldSettings } from '../world/worldSettings'
import { aPayment, seatsFollow } from './aPayment'

const theWorld = await world({})
seatsFollow(loggedEvents(theWorld.databaseUrl))
const { pool } = logOwner(theWorld.databaseUrl)

/** Beside it a command service that logs all that it can, and tells all of its traces. */
const collector = await openCollector()
const talkative = await startChild('command-service/main.ts', {
  ...worldSettings(theWorld.databaseUrl, theWorld.folder),
  LOG_LEVEL: 'debug',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
})
afterAll(async () => {
  await talkative.stop()
  await collector.close()
})

const spellings = sandboxCards.flatMap(({ number }) => [number, number.replace(/(\d{4})(?=\d)/g, '$1 ')])
const cvc = 'cvc 987 of a card'
const never = [...spellings, cvc]

/** Whatever checkout does with a card, done with numbers that no form of ours lets out. */
async function sendNumbers(who: Person, paymentId: string): Promise<void> {
  await who.request('POST', `/rest/payments/${paymentId}/opening`, {})
  for (const number of spellings) {
    const carried = { outcome: `${number} ${cvc}`, number, cvc }
    await who.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: `${number} ${cvc}` })
    await who.request('POST', `/rest/sandbox/payments/${paymentId}`, carried)
    await who.request('POST', `/rest/sandbox/payments/${encodeURIComponent(number)}`, { outcome: 'sandbox:paid' })
    await who.request('POST', `/rest/payments/${paymentId}/opening?number=${encodeURIComponent(number)}`, carried)
    await who.request('POST', '/rest/payment-notices/sandbox', { id: number, paymentId, cvc })
    await who.attempt('ChangePaymentCard', { paymentId: fresh(), number, cvc })
  }
}

it('SUB-04 No number of a card and no code of one is kept anywhere, whoever sends it and wherever', async () => {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana)
  await sendNumbers(ana, paymentId)
  await ana.request('POST', `/rest/sandbox/payments/${paymentId}`, { outcome: 'sandbox:paid' })
  const [card] = sandboxCards
  const dump = await everyRow(pool)
  // What may be kept of a card is found, so the rest would be.
  expect(dump.includes(card.brand) && dump.includes(card.lastFour)).toBe(true)
  expect(tracesIn(dump, never)).toEqual([])
  expect(await tracesInFolder(theWorld.folder, never)).toEqual([])
  await pool.query('checkpoint')
  const files = await databaseFiles(pool)
  expect(await tracesInFolder(files, [paymentId])).not.toEqual([])
  expect(await tracesInFolder(files, never)).toEqual([])
})

it('SUB-04 No number of a card and no code of one is told in a log or a trace', async () => {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana)
  const url = /http:\/\/localhost:\d+/.exec(talkative.output())?.[0] ?? ''
  const anaThere = personAt(url, ana)
  await anaThere.signIn()
  await sendNumbers(anaThere, paymentId)
  const last = fresh()
  await anaThere.act('WithdrawPayment', { paymentId }, last)
  const spans = () => JSON.stringify(collector.spans)
  await expect.poll(spans, { timeout: 30_000 }).toContain(last.replaceAll('-', ''))
  expect(talkative.output()).toContain('a notice was refused')
  expect(tracesIn(Buffer.from(`${talkative.output()}\n${spans()}`), never)).toEqual([])
})
