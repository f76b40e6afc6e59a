import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { priceNow, pro } from '../given/aSubscription'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { startStripeDouble } from '../payments/startStripeDouble'
import { stripeSettings } from '../payments/stripeSettings'
import { proofCode } from '../world/letters'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'
import { aBilling, aPayment, seatsFollow } from './aPayment'

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const stripe = await startStripeDouble(clock.now)
afterAll(stripe.stop)
const settings = stripeSettings(stripe.url)
const theWorld = await world(settings, clock)
const log = loggedEvents(theWorld.databaseUrl)
seatsFollow(log)
const eventually = { timeout: 60_000 }

/** As Stripe sends it. */
async function deliver(id: string, object: { id: string; metadata?: object }): Promise<number> {
  const payload = JSON.stringify({
    id,
    object: 'event',
    livemode: false,
    data: { object: { object: 'payment_intent', ...object } },
  })
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: settings.STRIPE_WEBHOOK_SECRET,
    timestamp,
  })
  const url = `${theWorld.prumo.url}/rest/payment-notices/stripe`
  const { status } = await fetch(url, { method: 'POST', body: payload, headers: { 'stripe-signature': signature } })
  return status
}
const about = (paymentId: string) => ({ id: stripe.idOf(paymentId), metadata: { paymentId } })

async function aSlip(): Promise<{ ana: Person; paymentId: string }> {
  const ana = await theWorld.founder()
  const paymentId = await aPayment(theWorld, ana, 'slip', 'stripe')
  await ana.request('POST', `/rest/payments/${paymentId}/opening`, {})
  return { ana, paymentId }
}

const recorded = async ({ organizationId }: Person) =>
  (await log.since(0))
    .filter((event) => event.organizationId === organizationId && /^(Payment|Subscription|Seats)/.test(event.type))
    .map(({ type }) => type)

/** Another order each time, which is the same in each run. */
const inOrder = <Item>(items: readonly Item[], order: number): Item[] =>
  items
    .map((item, index) => ({ item, place: ((index + 1) * (order * 2 + 7)) % 53 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

describe('What a gateway delivers', () => {
  it('SUB-03 comes to the same in each of ten orders: 50 deliveries, each twice, and the money in the middle', async () => {
    const slips = await Promise.all(Array.from({ length: 10 }, aSlip))
    const statuses = await Promise.all(
      slips.map(async ({ paymentId }, order) => {
        const ids = Array.from({ length: 25 }, (_, number) => `evt_${paymentId}_${number}`)
        const answers: number[] = []
        for (const [number, id] of inOrder([...ids, ...ids], order).entries()) {
          if (number === 20) stripe.payer.pays(paymentId)
          answers.push(await deliver(id, about(paymentId)))
        }
        return answers
      }),
    )
    expect([...new Set(statuses.flat())]).toEqual([200])
    for (const { ana } of slips)
      await expect
        .poll(() => recorded(ana), eventually)
        .toEqual([
          'PaymentAttempted',
          'PaymentOpened',
          'PaymentAwaited',
          'PaymentConfirmed',
          'SubscriptionStarted',
          'SeatsGranted',
        ])
  })

  it('SUB-03 is of no use where it is about another account’s payment, or names two of them', async () => {
    const [first, second] = [await aSlip(), await aSlip()]
    const [theirs, before] = [`pi_${fresh()}`, stripe.requests.length]
    expect(await deliver('evt_of_another_account', { id: theirs, metadata: { paymentId: fresh() } })).toBe(200)
    expect(await deliver('evt_without_a_name', { id: theirs })).toBe(200)
    stripe.payer.pays(first.paymentId)
    const mixed = { id: stripe.idOf(first.paymentId), metadata: { paymentId: second.paymentId } }
    expect(await deliver('evt_of_two', mixed)).toBe(200)
    await expect.poll(() => stripe.requests.length, eventually).toBe(before + 1)
    expect(stripe.requests.at(-1)).toBe(`GET /v1/payment_intents/${stripe.idOf(second.paymentId)}`)
    expect(await recorded(second.ana)).not.toContain('PaymentConfirmed')
    await deliver('evt_of_the_first', about(first.paymentId))
    await expect.poll(() => recorded(first.ana), eventually).toContain('SeatsGranted')
  })

  it('SUB-05 grants nothing for R$ 1,00, and nothing for more than was asked for', async () => {
    for (const cents of [1_00, priceNow(pro) + 1]) {
      const { ana, paymentId } = await aSlip()
      stripe.payer.pays(paymentId, priceNow(pro) - cents)
      await deliver(`evt_${paymentId}`, about(paymentId))
      await expect.poll(() => recorded(ana), eventually).toContain('PaymentFlagged')
      expect(await recorded(ana)).not.toContain('SubscriptionStarted')
    }
  })
})

describe('Somebody who tries cards', () => {
  it('SUB-05 may begin five payments an hour, however they end, and the gateway hears of no sixth', async () => {
    const ana = await theWorld.founder()
    await ana.act('ProveEmail', { code: await proofCode(theWorld.folder, ana.email) })
    await ana.act('SaveBillingData', aBilling)
    const order = (paymentId: string) =>
      ana.attempt('OrderPlan', {
        paymentId,
        ...pro,
        method: 'card',
        cents: priceNow(pro),
        currency: 'BRL',
        termsAccepted: true,
      })
    for (let number = 0; number < 5; number++) {
      const paymentId = fresh()
      expect((await order(paymentId)).status).toBe(200)
      await ana.request('POST', `/rest/payments/${paymentId}/opening`, {})
      if (number % 2 === 0) {
        stripe.payer.isRefused(paymentId)
        const { body } = await ana.request('POST', `/rest/payments/${paymentId}/reading`, {})
        expect(body).toMatchObject({ state: 'refused' })
      } else await ana.act('WithdrawPayment', { paymentId })
    }
    const sixth = fresh()
    const { status, body } = await order(sixth)
    expect([status, body.code]).toEqual([409, 'payment.tooMany'])
    const opening = await ana.request('POST', `/rest/payments/${sixth}/opening`, {})
    expect([opening.status, (opening.body as ProblemBody).code]).toEqual([404, 'payment.unknown'])
    expect(stripe.countOf(sixth)).toBe(0)
    clock.ahead += 3_601_000
    await ana.signIn()
    expect((await order(sixth)).status).toBe(200)
  })
})
