import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { anAttempt, type GatewayPlace, paymentGatewayContract } from '@prumo/test/contracts/paymentGatewayContract'
import { migratedPool } from '@prumo/test/world/migratedPool'
import { describe, expect, it } from 'vitest'
import { openSandbox } from './sandbox'

const pool = await migratedPool()
const clock = { ahead: 0 }
const now = () => new Date(Date.now() + clock.ahead)
const open = (secret = 'ours') => openSandbox({ pool, now, noticeKey: Buffer.from(secret) })
const sandbox = open()

const everything = async () => {
  const { rows } = await pool.query('select * from platform.sandbox_payments')
  return JSON.stringify(rows)
}

paymentGatewayContract({ backend: 'Sandbox', kind: 'embedded' }, async (): Promise<GatewayPlace> => {
  const paid = { card: 'sandbox:paid', slip: 'sandbox:slipPaid', pix: 'sandbox:pixPaid' } as const
  return {
    gateway: sandbox,
    reopened: () => open(),
    payer: {
      pays: (attempt) => sandbox.pay(attempt, paid[attempt.method]),
      isRefused: (attempt) => sandbox.pay(attempt, 'sandbox:refused'),
      paysOtherAmount: (attempt) => sandbox.pay(attempt, 'sandbox:otherAmount'),
    },
    countOf: async ({ paymentId }) => {
      const found = await pool.query('select 1 from platform.sandbox_payments where payment_id = $1', [paymentId])
      return found.rowCount ?? 0
    },
    notice: ({ id, attempt, signedBy }) => open(signedBy).notice({ id, paymentId: attempt.paymentId }),
    signs: true,
    keepsCards: true,
    later: (ms) => {
      clock.ahead += ms
    },
    everything,
    drop: async () => {},
  }
})

const opened = async (changes: Parameters<typeof anAttempt>[0]) => {
  const attempt = anAttempt(changes)
  return { attempt, begun: await sandbox.open(attempt) }
}

describe('The sandbox', () => {
  it.each(sandboxCards)(
    'SUB-03 SUB-05 does with a documented number what it says: $outcome',
    async ({ outcome, lastFour }) => {
      const { attempt } = await opened({ method: 'card' })
      await sandbox.pay(attempt, outcome)
      const states = [(await sandbox.read(attempt)).state, (await sandbox.read(attempt)).state]
      const expected: Record<string, string[]> = {
        'sandbox:refused': ['refused', 'refused'],
        'sandbox:noFunds': ['refused', 'refused'],
        'sandbox:asks': ['inProgress', 'paid'],
      }
      expect(states).toEqual(expected[outcome] ?? ['paid', 'paid'])
      expect((await sandbox.read(attempt)).card).toMatchObject({ brand: 'Visa', lastFour })
    },
  )

  it('SUB-06 refuses a card at its renewal that pays the first time', async () => {
    const { attempt } = await opened({ method: 'card' })
    await sandbox.pay(attempt, 'sandbox:refusedLater')
    const { card } = await sandbox.read(attempt)
    const renewal = await opened({ method: 'card', purpose: 'renew', card })
    expect(await sandbox.read(renewal.attempt)).toMatchObject({ state: 'refused', because: 'cardRefused' })
  })

  it('SUB-03 lets a slip be paid for three days on which banks work, and expire after', async () => {
    const { attempt, begun } = await opened({ method: 'slip' })
    expect(begun.way).toMatchObject({
      kind: 'slip',
      digitableLine: expect.stringMatching(/^000\d\d\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/),
    })
    clock.ahead += 6 * 86_400_000
    expect((await sandbox.read(attempt)).state).toBe('expired')
    await sandbox.pay(attempt, 'sandbox:slipPaid')
    expect((await sandbox.read(attempt)).state).toBe('paid')
  })

  it('SUB-03 lets a slip be paid until the day that is named', async () => {
    const payableUntil = new Date(now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
    const { attempt } = await opened({ method: 'slip', payableUntil })
    clock.ahead += 9 * 86_400_000
    expect(await sandbox.read(attempt)).toMatchObject({ state: 'awaiting', payableUntil })
  })

  it('SUB-03 lets a Pix expire after half an hour', async () => {
    const { attempt } = await opened({ method: 'pix' })
    clock.ahead += 31 * 60_000
    expect((await sandbox.read(attempt)).state).toBe('expired')
  })

  it.each([
    ['card', 'sandbox:slipPaid'],
    ['slip', 'sandbox:paid'],
    ['pix', 'constructor'],
    ['card', '4242424242424242'],
  ] as const)('SUB-03 refuses what is no outcome of a payment by %s: %s', async (method, outcome) => {
    const { attempt } = await opened({ method })
    await expect(sandbox.pay(attempt, outcome)).rejects.toMatchObject({ code: 'payment.methodNotTaken' })
  })

  it('SUB-03 cannot give the money of a slip back the way it came', async () => {
    const { attempt } = await opened({ method: 'slip' })
    await sandbox.pay(attempt, 'sandbox:slipPaid')
    expect(await sandbox.refund(attempt)).toBe(false)
    expect((await sandbox.read(attempt)).state).toBe('paid')
  })
})
