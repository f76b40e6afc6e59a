import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import type { PaymentState } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, matchesState, waitFor } from 'xstate'
import { Failure } from '../../platform/server/failure'
import type { Begun } from './checkoutContext'
import { checkoutMachine } from './checkoutMachine'

const order: Order = { plan: 'pro', period: 'month', seats: 5 }
const begun: Begun = { paymentId: 'p1', purpose: 'subscribe', ...order }
const frame: PaymentWay = { kind: 'frame', gateway: 'sandbox', clientSecret: 's', publishableKey: null }
const slip: PaymentWay = { kind: 'slip', digitableLine: '000', url: null, payableUntil: '2027-01-08' }
const pix: PaymentWay = { kind: 'pix', text: 'pix', expiresAt: '2027-01-05T12:00:00.000Z' }
const elsewhere: PaymentWay = { kind: 'redirect', url: 'https://gateway.test/1' }
const none: PaymentWay = { kind: 'none' }
const at = (state: PaymentState, because: string | null = null, isFlagged = false) => ({ state, because, isFlagged })

type Answers = Record<'order' | 'find' | 'open' | 'read' | 'pay' | 'withdraw', unknown[]>

/** The machine beside a server that answers what is listed, each answer once: a failure is thrown. */
function begin(
  answers: Partial<Answers> = {},
  input: Partial<{ order: Order | null; hasBilling: boolean; begun: Begun | null }> = {},
) {
  const left = copied(answers)
  const calls: [string, unknown][] = []
  const actorOf = (name: keyof Answers) =>
    fromPromise<unknown, unknown>(async ({ input }) => {
      calls.push([name, input])
      const answer = left[name]?.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
  const names = ['order', 'find', 'open', 'read', 'pay', 'withdraw'] as const
  const actors = Object.fromEntries(names.map((name) => [name, actorOf(name)]))
  const actor = createActor(checkoutMachine.provide({ actors: actors as never }), {
    input: { order: null, hasBilling: true, begun: null, ...input },
  }).start()
  const reaches = (state: string) => waitFor(actor, ({ value }) => matchesState(stateValue(state), value))
  const namesOf = () => calls.map(([name]) => name)
  return { actor, reaches, calls, names: namesOf, contextNow: () => actor.getSnapshot().context }
}
const copied = (answers: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(Object.entries(answers).map(([name, list]) => [name, [...list]]))
const stateValue = (state: string) => {
  const [outer = '', inner] = state.split('.')
  return inner ? { [outer]: inner } : outer
}
const ordering = { type: 'order', method: 'card', cents: 29_500 } as const

describe('Checkout', () => {
  it('SUB-02 goes from the plan through billing and payment to its confirmation', async () => {
    const { actor, reaches, names, calls } = begin(
      { order: [{}], open: [{ ...at('attempted'), way: frame }], pay: [at('paid')] },
      { hasBilling: false },
    )
    await reaches('plan')
    actor.send(ordering)
    await reaches('plan')
    actor.send({ type: 'choose', order })
    await reaches('billing')
    actor.send({ type: 'billed' })
    await reaches('payment.choosing')
    actor.send(ordering)
    await reaches('payment.framing')
    actor.send({ type: 'card', outcome: 'sandbox:paid' })
    await reaches('confirmation')
    expect(names()).toEqual(['order', 'open', 'pay'])
    expect(calls[0]?.[1]).toMatchObject({ order, cents: 29_500, method: 'card' })
    const paymentId = calls[1]?.[1]
    expect(calls[0]?.[1]).toMatchObject({ paymentId })
    expect(paymentId).toEqual(expect.any(String))
    expect(calls[2]?.[1]).toEqual({ paymentId, outcome: 'sandbox:paid' })
  })

  it('SUB-01 asks for no payment where nothing is to be paid', async () => {
    const { actor, reaches, names, contextNow } = begin({ order: [{}] }, { order })
    await reaches('payment.choosing')
    actor.send({ ...ordering, cents: 0 })
    await reaches('confirmation')
    expect(names()).toEqual(['order'])
    expect(contextNow()).toMatchObject({ order: null, purpose: null })
  })

  it.each([
    ['plan', {}],
    ['plan', { hasBilling: false }],
    ['billing', { order, hasBilling: false }],
    ['payment.choosing', { order }],
  ] as const)('SUB-02 begins at the last step that was finished: %s', async (state, input) => {
    const { reaches, names } = begin({}, input)
    await reaches(state)
    expect(names()).toEqual([])
  })

  it.each([
    ['payment.framing', { ...at('attempted'), way: frame }],
    ['payment.redirecting', { ...at('attempted'), way: elsewhere }],
    ['payment.awaiting', { ...at('awaiting'), way: slip }],
    ['payment.awaiting', { ...at('attempted'), way: pix }],
    ['payment.inProgress', { ...at('inProgress'), way: frame }],
    ['payment.inProgress', { ...at('attempted'), way: none }],
    ['payment.beingChecked', { ...at('paid', null, true), way: none }],
    ['payment.refused', { ...at('refused', 'cardRefused'), way: none }],
    ['payment.failed', { ...at('cancelled'), way: none }],
    ['payment.failed', { ...at('expired'), way: none }],
    ['payment.failed', { ...at('refunded'), way: none }],
    ['payment.failed', { ...at('disputed'), way: none }],
    ['confirmation', { ...at('paid'), way: none }],
  ] as const)('SUB-02 SUB-03 goes on with a payment that was begun, in any browser: %s', async (state, opened) => {
    const { reaches, calls, contextNow } = begin(
      { open: [opened] },
      { begun, order: { ...order, plan: 'startup', seats: 3 } },
    )
    await reaches(state)
    expect(calls).toEqual([['open', 'p1']])
    expect(contextNow()).toMatchObject({ order, because: opened.because })
  })

  it('SUB-03 asks how a slip stands, until it is paid', async () => {
    const { actor, reaches, names, contextNow } = begin(
      { open: [{ ...at('awaiting'), way: slip }], read: [at('awaiting'), at('paid')] },
      { begun },
    )
    await reaches('payment.awaiting')
    actor.send({ type: 'check' })
    await reaches('payment.reading')
    await reaches('payment.awaiting')
    expect(contextNow().way).toEqual(slip)
    actor.send({ type: 'check' })
    await reaches('confirmation')
    expect(names()).toEqual(['open', 'read', 'read'])
  })

  it('SUB-03 says after its check that a payment in progress was refused, and begins another one with a new number', async () => {
    const { actor, reaches, calls, contextNow } = begin(
      {
        open: [
          { ...at('inProgress'), way: none },
          { ...at('paid'), way: none },
        ],
        read: [at('refused', 'noFunds')],
        order: [{}],
      },
      { begun },
    )
    await reaches('payment.inProgress')
    actor.send({ type: 'check' })
    await reaches('payment.refused')
    expect(contextNow()).toMatchObject({ state: 'refused', because: 'noFunds' })
    actor.send({ type: 'again' })
    await reaches('payment.choosing')
    expect(contextNow()).toMatchObject({ order, because: null, way: none })
    actor.send(ordering)
    await reaches('confirmation')
    expect(calls.find(([name]) => name === 'order')?.[1]).not.toMatchObject({ paymentId: 'p1' })
  })

  it('SUB-05 keeps what was chosen where an order is refused, and sends it as the same one', async () => {
    const { actor, reaches, calls, contextNow } = begin(
      {
        order: [new Failure('service.unreachable', 0), new Failure('payment.priceChanged', 409, { cents: 1 }), {}],
        open: [{ ...at('awaiting'), way: pix }],
      },
      { order },
    )
    for (const code of ['service.unreachable', 'payment.priceChanged']) {
      actor.send({ ...ordering, method: 'pix' })
      await waitFor(actor, (now) => now.context.failure?.code === code)
      await reaches('payment.choosing')
    }
    actor.send({ ...ordering, method: 'pix' })
    await reaches('payment.awaiting')
    const ids = calls.flatMap(([name, input]) => (name === 'order' ? [(input as Begun).paymentId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(contextNow().failure).toBeUndefined()
  })

  it('SUB-02 leads to billing where its data are missing after all', async () => {
    const { actor, reaches, contextNow } = begin(
      { order: [new Failure('subscription.billingMissing', 409)] },
      { order },
    )
    actor.send(ordering)
    await reaches('billing')
    expect(contextNow().failure?.code).toBe('subscription.billingMissing')
    actor.send({ type: 'back' })
    await reaches('plan')
    expect(contextNow()).toMatchObject({ order, failure: undefined })
  })

  it.each(['payment.underWay', 'payment.idTaken'])(
    'SUB-03 pays once from two windows: where %s, it goes on with the other one',
    async (code) => {
      const { actor, reaches, calls } = begin(
        {
          order: [new Failure(code, 409)],
          find: [{ ...begun, paymentId: 'p2' }],
          open: [{ ...at('attempted'), way: frame }],
        },
        { order },
      )
      actor.send(ordering)
      await reaches('payment.framing')
      expect(calls.at(-1)).toEqual(['open', 'p2'])
    },
  )

  it('SUB-03 begins anew where the other payment is gone by then', async () => {
    const { actor, reaches, calls, contextNow } = begin(
      { order: [new Failure('payment.idTaken', 409)], find: [null] },
      { order },
    )
    actor.send(ordering)
    await reaches('payment.choosing')
    expect(contextNow().paymentId).not.toBe((calls[0]?.[1] as Begun | undefined)?.paymentId)
  })

  it('SUB-05 can be opened again after the gateway did not answer', async () => {
    const { actor, reaches, calls, contextNow } = begin(
      { open: [new Failure('payment.gatewayUnavailable', 503), { ...at('attempted'), way: frame }] },
      { begun },
    )
    await reaches('payment.unopened')
    expect(contextNow().failure?.code).toBe('payment.gatewayUnavailable')
    actor.send({ type: 'again' })
    await reaches('payment.framing')
    expect(calls).toEqual([
      ['open', 'p1'],
      ['open', 'p1'],
    ])
    expect(contextNow().failure).toBeUndefined()
  })

  it('SUB-05 shows the form again where a card could not be validated, and asks where the payment was decided', async () => {
    const { actor, reaches, contextNow, names } = begin(
      {
        open: [{ ...at('attempted'), way: frame }],
        pay: [new Failure('payment.methodNotTaken', 409), new Failure('payment.notOpen', 409)],
        read: [at('paid')],
      },
      { begun },
    )
    await reaches('payment.framing')
    actor.send({ type: 'card', outcome: 'forged' })
    await waitFor(actor, (now) => now.context.failure !== undefined)
    await reaches('payment.framing')
    actor.send({ type: 'card', outcome: 'sandbox:paid' })
    await reaches('confirmation')
    expect(contextNow().failure).toBeUndefined()
    expect(names()).toEqual(['open', 'pay', 'pay', 'read'])
  })

  it('SUB-05 keeps how a payment stood where that cannot be calls', async () => {
    const { actor, reaches, contextNow } = begin(
      {
        open: [{ ...at('awaiting'), way: slip }],
        read: [new Failure('service.unreachable', 0), at('awaiting')],
      },
      { begun },
    )
    await reaches('payment.awaiting')
    actor.send({ type: 'check' })
    await reaches('payment.unread')
    expect(contextNow()).toMatchObject({ state: 'awaiting', way: slip })
    actor.send({ type: 'check' })
    await reaches('payment.awaiting')
  })

  it('SUB-03 gives a payment up for another way, unless it was decided meanwhile', async () => {
    const first = begin({ open: [{ ...at('awaiting'), way: slip }], withdraw: [{}] }, { begun })
    await first.reaches('payment.awaiting')
    first.actor.send({ type: 'withdraw' })
    await first.reaches('payment.choosing')
    expect(first.contextNow().paymentId).not.toBe('p1')

    const late = begin(
      { open: [{ ...at('awaiting'), way: slip }], withdraw: [new Failure('payment.notOpen', 409)], read: [at('paid')] },
      { begun },
    )
    await late.reaches('payment.awaiting')
    late.actor.send({ type: 'withdraw' })
    await late.reaches('confirmation')
  })

  it.each(['card', 'renew'])('SUB-06 orders no plan after a payment that was none: %s', async (purpose) => {
    const { actor, reaches } = begin({ open: [{ ...at('refused'), way: none }] }, { begun: { ...begun, purpose } })
    await reaches('payment.refused')
    actor.send({ type: 'again' })
    await reaches('payment.refused')
  })

  it('SUB-03 believes no word of the browser: nothing leads to the confirmation but what was read', async () => {
    const { actor, reaches } = begin({ open: [{ ...at('attempted'), way: frame }], pay: [at('attempted')] }, { begun })
    await reaches('payment.framing')
    actor.send({ type: 'card', outcome: 'sandbox:paid' })
    await reaches('payment.paying')
    await reaches('payment.framing')
  })
})
