import { anAttempt, type GatewayPlace, paymentGatewayContract } from '@prumo/test/contracts/paymentGatewayContract'
import { startAsaasDouble } from '@prumo/test/payments/startAsaasDouble'
import { migratedPool } from '@prumo/test/world/migratedPool'
import { afterAll, describe, expect, it } from 'vitest'
import { type Attempt, GatewayUnavailable } from '../gateway'
import { gatewayCustomers } from '../gatewayCustomers'
import { openAsaas } from './asaas'

const pool = await migratedPool()
const clock = { ahead: 0 }
const now = () => new Date(Date.now() + clock.ahead)
const double = await startAsaasDouble('$aact_double', now)
afterAll(double.stop)
const noticeToken = 'the token that was typed in Asaas'

const open = (key = '$aact_double', url = double.url) =>
  openAsaas({ key, noticeToken, url, customers: gatewayCustomers(pool, 'asaas'), now })
const asaas = open()

const noticeOf = (payment: object | undefined, id: string, token = noticeToken) => ({
  raw: Buffer.from(JSON.stringify({ id, event: 'PAYMENT_RECEIVED', dateCreated: '2026-06-12 16:45:03', payment })),
  headers: { 'asaas-access-token': token },
})

paymentGatewayContract(
  { backend: 'Asaas protocol double', kind: 'double' },
  async (): Promise<GatewayPlace> => ({
    gateway: asaas,
    reopened: () => open(),
    payer: {
      pays: async ({ paymentId }) => double.payer.pays(paymentId),
      isRefused: async () => {},
      paysOtherAmount: async ({ paymentId }) => double.payer.pays(paymentId, 1),
    },
    countOf: async ({ paymentId }) => double.countOf(paymentId),
    notice: ({ id, attempt: { paymentId }, signedBy }) =>
      noticeOf({ object: 'payment', id: double.idOf(paymentId), externalReference: paymentId }, `evt_${id}`, signedBy),
    signs: false,
    keepsCards: false,
    later: (ms) => {
      clock.ahead += ms
    },
    everything: async () => `${double.bodies.join('\n')} ${JSON.stringify([...double.charges.values()])}`,
    drop: async () => {},
  }),
)

const opened = async (changes: Partial<Attempt> = {}) => {
  const attempt = anAttempt(changes)
  const begun = await asaas.open(attempt)
  return { attempt, begun, payment: { ...attempt, reference: begun.reference } }
}

describe('Asaas', () => {
  it('SUB-03 SUB-04 leads to its own page, where nothing is typed at ours', async () => {
    const { begun } = await opened()
    expect(begun.way).toEqual({ kind: 'redirect', url: expect.stringMatching(/^https:\/\/sandbox\.asaas\.com\/i\//) })
  })

  it.each([
    ['CONFIRMED', 'paid'],
    ['AWAITING_RISK_ANALYSIS', 'inProgress'],
    ['CHARGEBACK_REQUESTED', 'disputed'],
    ['REFUNDED', 'refunded'],
    ['A_STATE_OF_TOMORROW', 'inProgress'],
    ['constructor', 'inProgress'],
  ])('SUB-05 says in our words how a charge stands: %s', async (status, state) => {
    const { attempt, payment } = await opened()
    double.payer.becomes(attempt.paymentId, status)
    expect((await asaas.read(payment)).state).toBe(state)
  })

  it('SUB-03 says of a slip that nobody paid in time that it expired, and that it was paid late', async () => {
    const { attempt, payment } = await opened({ method: 'slip' })
    clock.ahead += 7 * 86_400_000
    expect((await asaas.read(payment)).state).toBe('expired')
    double.payer.pays(attempt.paymentId)
    expect((await asaas.read(payment)).state).toBe('paid')
  })

  it('SUB-03 leaves at most one charge where two processes open a payment at the same time', async () => {
    const attempt = anAttempt()
    await asaas.open(anAttempt({ organizationId: attempt.organizationId }))
    await Promise.all([asaas.open(attempt), open().open(attempt)])
    const payable = [...double.charges.values()].filter(
      ({ externalReference, deleted }) => externalReference === attempt.paymentId && !deleted,
    )
    expect(payable.length).toBeLessThanOrEqual(1)
  })

  it('SUB-03 makes one customer of an organization, whichever process asks', async () => {
    const { attempt } = await opened()
    await pool.query('delete from platform.gateway_customers where organization_id = $1', [attempt.organizationId])
    await opened({ organizationId: attempt.organizationId })
    const owners = [...double.charges.values()]
      .filter(({ externalReference }) => externalReference)
      .map(({ customer }) => customer)
    expect(new Set(owners.slice(-2)).size).toBe(1)
  })

  it('SUB-06 keeps no card, and says so where one is to be kept or charged', async () => {
    await expect(asaas.open(anAttempt({ cents: 0, purpose: 'card' }))).rejects.toThrow(GatewayUnavailable)
    await expect(asaas.open(anAttempt({ card: { reference: 'a' } }))).rejects.toThrow(GatewayUnavailable)
  })

  it('SUB-07 cannot give the money of a slip back', async () => {
    const { attempt, payment } = await opened({ method: 'slip' })
    double.payer.pays(attempt.paymentId)
    expect(await asaas.refund(payment)).toBe(false)
  })

  it('SUB-03 takes a notice of something else for what it is', async () => {
    const { raw, headers } = noticeOf(undefined, 'evt_1')
    expect(await asaas.notification(raw, headers)).toEqual({ id: 'evt_1', reference: null, paymentId: null })
  })

  it('SUB-03 cannot be used with a wrong key, or where it does not answer, and says so', async () => {
    for (const gateway of [open('wrong'), open('$aact_double', 'http://127.0.0.1:1')]) {
      await expect(gateway.open(anAttempt())).rejects.toThrow(GatewayUnavailable)
      await expect(gateway.read(anAttempt())).rejects.toThrow(GatewayUnavailable)
    }
  })
})
