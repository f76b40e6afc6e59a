import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'
import { aPayment, seatsFollow } from './aPayment'

const theWorld = await world({})
const log = loggedEvents(theWorld.databaseUrl)
seatsFollow(log)

type Answered = { state: string; because: string | null; isFlagged: boolean; way?: { kind: string } }
const call = async (who: Person, path: string, body: object = {}) => {
  const reply = await who.request('POST', path, body)
  return { status: reply.status, body: reply.body as Answered & ProblemBody }
}
const open = (who: Person, paymentId: string) => call(who, `/rest/payments/${paymentId}/opening`)
const read = (who: Person, paymentId: string) => call(who, `/rest/payments/${paymentId}/reading`)
const pay = (who: Person, paymentId: string, outcome: string) =>
  call(who, `/rest/sandbox/payments/${paymentId}`, { outcome })

/** The types of what was recorded of this organization’s payments, since then. */
const recorded = async ({ organizationId }: Person) =>
  (await log.since(0))
    .filter((event) => event.organizationId === organizationId && /^(Payment|Subscription)/.test(event.type))
    .map(({ type }) => type)

describe('A payment that is on record', () => {
  it('SUB-03 is begun once, gone on with after a reload, and paid', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    const first = await open(ana, paymentId)
    expect(first.body).toEqual({
      state: 'attempted',
      because: null,
      isFlagged: false,
      way: { kind: 'frame', gateway: 'sandbox', clientSecret: expect.any(String), publishableKey: null },
    })
    expect((await open(ana, paymentId)).body).toEqual(first.body)
    expect((await pay(ana, paymentId, 'sandbox:paid')).body).toEqual({ state: 'paid', because: null, isFlagged: false })
    expect((await open(ana, paymentId)).body).toEqual({
      state: 'paid',
      because: null,
      isFlagged: false,
      way: { kind: 'none' },
    })
    expect((await read(ana, paymentId)).body.state).toBe('paid')
    const types = await recorded(ana)
    for (const once of [
      'PaymentAttempted',
      'PaymentOpened',
      'PaymentConfirmed',
      'SubscriptionStarted',
      'PaymentCardKept',
    ])
      expect(types.filter((type) => type === once)).toEqual([once])
  })

  it('SUB-03 is one where two tabs pay: one order, one payment of it, and one period', async () => {
    const ana = await theWorld.founder()
    const tabs = await Promise.allSettled(Array.from({ length: 4 }, () => aPayment(theWorld, ana)))
    const [paymentId = '', ...others] = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []))
    expect(others).toEqual([])
    for (const tab of tabs)
      if (tab.status === 'rejected') expect(tab.reason).toMatchObject({ code: 'payment.underWay' })
    const ways = await Promise.all([1, 2, 3].map(() => open(ana, paymentId)))
    expect(new Set(ways.map(({ body }) => JSON.stringify(body.way))).size).toBe(1)
    const answers = await Promise.all([1, 2, 3].map(() => pay(ana, paymentId, 'sandbox:paid')))
    expect(answers.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid'])
    const types = await recorded(ana)
    for (const once of ['PaymentAttempted', 'PaymentOpened', 'PaymentConfirmed', 'SubscriptionStarted'])
      expect(types.filter((type) => type === once)).toEqual([once])
  })

  it('SUB-05 is refused with the reason, and is closed at the gateway', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await open(ana, paymentId)
    expect((await pay(ana, paymentId, 'sandbox:noFunds')).body).toMatchObject({ state: 'refused', because: 'noFunds' })
    expect(await pay(ana, paymentId, 'sandbox:paid')).toMatchObject({ status: 409, body: { code: 'payment.notOpen' } })
    expect(await recorded(ana)).not.toContain('PaymentConfirmed')
  })

  it('SUB-05 is in progress until it is looked at again', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await open(ana, paymentId)
    expect((await pay(ana, paymentId, 'sandbox:asks')).body.state).toBe('inProgress')
    expect((await read(ana, paymentId)).body.state).toBe('paid')
  })

  it.each(['slip', 'pix'] as const)('SUB-03 SUB-05 is awaited, and paid by somebody else: %s', async (method) => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana, method)
    expect((await open(ana, paymentId)).body).toMatchObject({ state: 'awaiting', way: { kind: method } })
    expect((await pay(ana, paymentId, `sandbox:${method}Paid`)).body.state).toBe('paid')
  })

  it('SUB-05 gives nothing for another amount than was asked for, and is not asked for again', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana, 'slip')
    await open(ana, paymentId)
    expect((await pay(ana, paymentId, 'sandbox:otherAmount')).body).toMatchObject({ state: 'paid', isFlagged: true })
    expect((await read(ana, paymentId)).body.isFlagged).toBe(true)
    expect((await open(ana, paymentId)).body).toMatchObject({ isFlagged: true, way: { kind: 'none' } })
    expect((await ana.request('GET', `/rest/payments/${paymentId}/receipt`)).status).toBe(404)
    const types = await recorded(ana)
    expect(types.filter((type) => type === 'PaymentFlagged')).toEqual(['PaymentFlagged'])
    expect(types).not.toContain('SubscriptionStarted')
  })

  it('SUB-03 is nobody else’s: not another organization’s, not a dependent’s, not of none', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    const [stranger, dependent] = [await theWorld.founder(), await theWorld.colleague(ana)]
    for (const attempt of [open, read, (who: Person, id: string) => pay(who, id, 'sandbox:paid')]) {
      expect(await attempt(stranger, paymentId)).toMatchObject({ status: 404, body: { code: 'payment.unknown' } })
      expect(await attempt(ana, fresh())).toMatchObject({ status: 404, body: { code: 'payment.unknown' } })
      expect(await attempt(dependent, paymentId)).toMatchObject({
        status: 403,
        body: { code: 'subscription.notManager' },
      })
      expect((await attempt(theWorld.visitor(), paymentId)).status).toBe(401)
    }
  })

  it('SUB-03 of a gateway that is no longer there is not begun at another one', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana, 'card', 'stripe')
    for (const attempt of [open, read])
      expect(await attempt(ana, paymentId)).toMatchObject({ status: 409, body: { code: 'payment.gatewayUnavailable' } })
  })

  it('SUB-04 leaves no card’s number anywhere: what looks like one is not taken', async () => {
    const ana = await theWorld.founder()
    const paymentId = await aPayment(theWorld, ana)
    await open(ana, paymentId)
    for (const { number, outcome } of sandboxCards)
      expect(await pay(ana, paymentId, `${outcome} ${number}`)).toMatchObject({
        body: { code: 'payment.methodNotTaken' },
      })
    await pay(ana, paymentId, 'sandbox:paid')
    expect(await log.rowsText('platform.sandbox_payments')).toContain('4242')
  })
})
