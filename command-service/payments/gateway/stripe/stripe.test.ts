import { anAttempt, type GatewayPlace, paymentGatewayContract } from '@prumo/test/contracts/paymentGatewayContract'
import { startStripeDouble } from '@prumo/test/payments/startStripeDouble'
import { migratedPool } from '@prumo/test/world/migratedPool'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { type Attempt, GatewayUnavailable } from '../gateway'
import { gatewayCustomers } from '../gatewayCustomers'
import { openStripe } from './stripe'

const pool = await migratedPool()
const clock = { ahead: 0 }
const now = () => new Date(Date.now() + clock.ahead)
const double = await startStripeDouble(now)
afterAll(double.stop)

const open = (webhookSecrets = ['whsec_before', 'whsec_now'], secretKey = 'sk_test_double', timeoutMs = 10_000) =>
  openStripe({
    timeoutMs,
    secretKey,
    publishableKey: 'pk_test_double',
    webhookSecrets,
    url: double.url,
    customers: gatewayCustomers(pool, 'stripe'),
    now,
  })
const stripe = open()

/** As docs.stripe.com/webhooks#verify-manually has it signed. */
function noticeOf(
  object: object,
  { id, secret = 'whsec_now', livemode = false }: { id: string; secret?: string; livemode?: boolean },
) {
  const payload = JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', livemode, data: { object } })
  const timestamp = Math.floor(now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { raw: Buffer.from(payload), headers: { 'stripe-signature': signature } }
}

paymentGatewayContract(
  { backend: 'Stripe protocol double', kind: 'double' },
  async (): Promise<GatewayPlace> => ({
    gateway: stripe,
    reopened: () => open(),
    payer: {
      pays: async ({ paymentId }) => double.payer.pays(paymentId),
      isRefused: async ({ paymentId }) => void double.payer.isRefused(paymentId),
      paysOtherAmount: async ({ paymentId }) => double.payer.pays(paymentId, 100),
    },
    countOf: async ({ paymentId }) => double.countOf(paymentId),
    notice: ({ id, attempt: { paymentId }, signedBy }) =>
      noticeOf(
        { id: double.idOf(paymentId), object: 'payment_intent', metadata: { paymentId } },
        { id: `evt_${id}`, ...(signedBy && { secret: signedBy }) },
      ),
    signs: true,
    keepsCards: true,
    later: (ms) => {
      clock.ahead += ms
      if (ms > 86_400_000) double.dropKeys()
    },
    everything: async () => `${double.bodies.join('\n')} ${JSON.stringify([...double.objects.values()])}`,
    drop: async () => {},
  }),
)

const opened = async (changes: Partial<Attempt> = {}) => {
  const attempt = anAttempt({ attemptedAt: now().toISOString(), ...changes })
  const begun = await stripe.open(attempt)
  return { attempt, begun, payment: { ...attempt, reference: begun.reference } }
}

describe('Stripe', () => {
  it('SUB-03 finds what it has created although it said that it failed, and creates no other', async () => {
    const attempt = anAttempt({ attemptedAt: now().toISOString() })
    // The customer is there before.
    await stripe.open(anAttempt({ organizationId: attempt.organizationId, attemptedAt: now().toISOString() }))
    double.failures.push(500)
    const begun = await stripe.open(attempt)
    expect(begun.reference).toBe(double.idOf(attempt.paymentId))
    expect((await stripe.open(attempt)).reference).toBe(begun.reference)
    expect(double.countOf(attempt.paymentId)).toBe(1)
  })

  it('SUB-03 finds what it has created although its answer came too late, each time, and creates no other', async () => {
    const attempt = anAttempt({ attemptedAt: now().toISOString() })
    await stripe.open(anAttempt({ organizationId: attempt.organizationId, attemptedAt: now().toISOString() }))
    double.slowness.push(2000, 2000, 2000)
    const begun = await open(undefined, undefined, 500).open(attempt)
    expect(begun.reference).toBe(double.idOf(attempt.paymentId))
    expect((await stripe.open(attempt)).reference).toBe(begun.reference)
    expect(double.countOf(attempt.paymentId)).toBe(1)
  })

  it('SUB-03 goes on with the same payment where the payer’s data has changed meanwhile', async () => {
    const { attempt, begun } = await opened({ method: 'slip' })
    const payer = attempt.payer && { ...attempt.payer, name: 'Construtora Aurora' }
    expect((await stripe.open({ ...attempt, payer })).reference).toBe(begun.reference)
    expect(double.countOf(attempt.paymentId)).toBe(1)
  })

  it('SUB-03 shows a slip and a Pix as Stripe issued them', async () => {
    const slip = await opened({ method: 'slip' })
    const { payableUntil } = await stripe.read(slip.payment)
    expect(slip.begun.way).toEqual({
      kind: 'slip',
      digitableLine: expect.stringMatching(/^\d{47}$/),
      url: 'https://payments.stripe.com/boleto/voucher/double',
      payableUntil,
    })
    const pix = await opened({ method: 'pix' })
    expect(pix.begun.way).toEqual({ kind: 'pix', text: '00020101021226DOUBLE', expiresAt: pix.begun.expiresAt })
  })

  it('SUB-03 says of a slip that nobody paid in time that it expired', async () => {
    const { payment } = await opened({ method: 'slip' })
    clock.ahead += 7 * 86_400_000
    expect((await stripe.read(payment)).state).toBe('expired')
  })

  it.each([
    ['insufficient_funds', 'noFunds'],
    ['expired_card', 'cardExpired'],
    ['authentication_required', 'notAuthenticated'],
    ['a_code_of_tomorrow', 'cardRefused'],
    ['constructor', 'cardRefused'],
  ])('SUB-05 says by a word of ours why a card was refused: %s', async (code, because) => {
    const { attempt, payment } = await opened()
    double.payer.isRefused(attempt.paymentId, code)
    expect(await stripe.read(payment)).toMatchObject({ state: 'refused', because })
  })

  it('SUB-06 says of a card that is refused at its renewal that it was, and takes nothing', async () => {
    const renewal = await opened({ purpose: 'renew', card: { reference: 'pm_lost' } })
    expect(renewal.begun.way.kind).not.toBe('slip')
    expect(await stripe.read(renewal.payment)).toMatchObject({ state: 'refused', because: 'cardRefused' })
    expect(double.countOf(renewal.attempt.paymentId)).toBe(1)
  })

  it('SUB-07 says that a payment was disputed after it was paid', async () => {
    const { attempt, payment } = await opened()
    double.payer.pays(attempt.paymentId)
    double.payer.disputes(attempt.paymentId)
    expect((await stripe.read(payment)).state).toBe('disputed')
  })

  it('SUB-07 cannot give the money of a slip back', async () => {
    const { attempt, payment } = await opened({ method: 'slip' })
    double.payer.pays(attempt.paymentId)
    expect(await stripe.refund(payment)).toBe(false)
  })

  it('SUB-03 believes notices signed by either secret, of its own mode, and finds the payment of a charge', async () => {
    const { begun } = await opened()
    const charge = { id: 'ch_1', object: 'charge', payment_intent: begun.reference, metadata: {} }
    for (const secret of ['whsec_before', 'whsec_now']) {
      const { raw, headers } = noticeOf(charge, { id: 'evt_1', secret })
      expect(await stripe.notification(raw, headers)).toEqual({
        id: 'evt_1',
        reference: begun.reference,
        paymentId: null,
      })
    }
    const live = noticeOf(charge, { id: 'evt_2', livemode: true })
    await expect(stripe.notification(live.raw, live.headers)).rejects.toThrow('the other mode')
    const odd = noticeOf({ ...charge, metadata: { paymentId: "'; drop table" } }, { id: 'evt_3' })
    expect((await stripe.notification(odd.raw, odd.headers)).paymentId).toBeNull()
  })

  it('SUB-03 cannot be used with a wrong key, and says so', async () => {
    const wrong = open(undefined, 'sk_test_wrong')
    await expect(wrong.open(anAttempt())).rejects.toThrow(GatewayUnavailable)
    await expect(wrong.read({ ...anAttempt(), reference: 'pi_1' })).rejects.toThrow(GatewayUnavailable)
  })
})
