import { openLogger } from '@prumo/platform/telemetry/logger'
import { anAttempt } from '@prumo/test/contracts/paymentGatewayContract'
import { migratedPool } from '@prumo/test/world/migratedPool'
import { describe, expect, it } from 'vitest'
import { GatewayUnavailable } from './gateway/gateway'
import { openPaymentOpenings } from './gateway/paymentOpenings'
import { openSandbox } from './gateway/sandbox'
import { noticesOfPayments } from './noticesOfPayments'

const pool = await migratedPool()
const openings = openPaymentOpenings(pool)
const clock = { ahead: 0 }
const now = () => new Date(Date.now() + clock.ahead)

/** A gateway’s notices, with how often each payment was read, which fails so many times first. */
function opened({ fails = 0, key = 'ours', logger = openLogger('silent'), turn = Promise.resolve() } = {}) {
  const gateway = openSandbox({ pool, now, noticeKey: Buffer.from(key) })
  const read: string[] = []
  const waiting: string[] = []
  let left = fails
  const payments = {
    read: async ({ paymentId }: { paymentId: string }, asking?: () => void) => {
      waiting.push(paymentId)
      await turn
      asking?.()
      read.push(paymentId)
      if (left-- > 0) throw new GatewayUnavailable('it is down')
      await openings.wasRead(paymentId, now(), true)
      return { state: 'paid', because: null, isFlagged: false } as const
    },
  }
  const notices = noticesOfPayments({ pool, gateway, openings, payments, domain: { now }, logger })
  const take = (id: string, paymentId: string, signer = gateway) => {
    const { raw, headers } = signer.notice({ id, paymentId })
    return notices.take(raw, headers)
  }
  return { gateway, waiting, read, notices, take }
}

/** A payment that was begun at the gateway. */
async function aPayment(): Promise<string> {
  const { paymentId, organizationId, attemptedAt } = anAttempt({ attemptedAt: now().toISOString() })
  await openings.begin({ paymentId, organizationId, gateway: 'sandbox', attemptedAt })
  return paymentId
}
const kept = async (paymentId: string) => {
  const text =
    'select notice_id as id, read_at is not null as "isRead" from platform.payment_notices where payment_id = $1'
  return (await pool.query<{ id: string; isRead: boolean }>(text, [paymentId])).rows
}

describe('What a gateway says to have happened', () => {
  it('SUB-03 is kept once for each notice, and the payment is read once for all of them, in any order', async () => {
    const { read, take, notices } = opened()
    const paymentIds = [await aPayment(), await aPayment()]
    const all = paymentIds.flatMap((paymentId) =>
      [1, 2, 3, 2, 1].map((number) => [`${paymentId} ${number}`, paymentId]),
    )
    await Promise.all(all.reverse().map(([id = '', paymentId = '']) => take(id, paymentId)))
    await expect.poll(() => read.length).toBe(2)
    for (const paymentId of paymentIds)
      await expect
        .poll(() => kept(paymentId))
        .toEqual(expect.arrayContaining([1, 2, 3].map((number) => ({ id: `${paymentId} ${number}`, isRead: true }))))
    expect(read.sort()).toEqual(paymentIds.sort())
    await notices.stop()
  })

  it('SUB-03 is refused where it is forged or 301 seconds old, and nothing of it is kept', async () => {
    const { read, take, notices, gateway } = opened()
    const paymentId = await aPayment()
    await expect(take('forged', paymentId, opened({ key: 'theirs' }).gateway)).rejects.toMatchObject({ status: 400 })
    const { raw, headers } = gateway.notice({ id: 'old', paymentId })
    clock.ahead += 301_000
    await expect(notices.take(raw, headers)).rejects.toMatchObject({ status: 400 })
    await notices.stop()
    expect(await kept(paymentId)).toEqual([])
    expect(read).toEqual([])
  })

  it('SUB-04 leaves no trace in the log of what a forged one says', async () => {
    const lines: string[] = []
    const logger = openLogger('debug', { write: (line) => lines.push(line) })
    const { notices, gateway } = opened({ logger })
    const { headers } = gateway.notice({ id: 'another', paymentId: await aPayment() })
    const raw = Buffer.from(JSON.stringify({ id: '4242424242424242', cvc: '987 of a card' }))
    await expect(notices.take(raw, headers)).rejects.toMatchObject({ status: 400 })
    await notices.stop()
    expect(lines.join()).toContain('a notice was refused: it is signed by somebody else')
    expect(lines.join()).not.toMatch(/4242|987/)
  })

  it('SUB-03 that was said before and is settled asks nobody again, whichever process was told', async () => {
    const [first, second] = [opened(), opened()]
    const paymentId = await aPayment()
    await first.take('twice', paymentId)
    await expect.poll(() => kept(paymentId)).toEqual([{ id: 'twice', isRead: true }])
    await first.take('twice', paymentId)
    await second.take('twice', paymentId)
    await second.take('news', paymentId)
    await expect.poll(() => second.read).toEqual([paymentId])
    expect(first.read).toEqual([paymentId])
    await Promise.all([first.notices.stop(), second.notices.stop()])
  })

  it('SUB-03 is read once for all that is said until its turn at the gateway comes', async () => {
    let comes = () => {}
    const turn = new Promise<void>((resolve) => {
      comes = resolve
    })
    const { waiting, read, take, notices } = opened({ turn })
    const [paymentId, another] = [await aPayment(), await aPayment()]
    await take('first', paymentId)
    await expect.poll(() => waiting).toEqual([paymentId])
    for (const id of ['second', 'third']) await take(id, paymentId)
    await take('of another', another)
    await expect.poll(() => waiting).toEqual([paymentId, another])
    comes()
    const isRead = async () => (await kept(paymentId)).map((notice) => notice.isRead)
    await expect.poll(isRead).toEqual([true, true, true])
    expect(read).toEqual([paymentId, another])
    await notices.stop()
  })

  it('SUB-03 of a payment that is none of ours is kept and asks nobody', async () => {
    const { read, take, notices } = opened()
    const { paymentId } = anAttempt()
    await take('foreign', paymentId)
    await expect.poll(() => kept(paymentId)).toEqual([{ id: 'foreign', isRead: true }])
    expect(read).toEqual([])
    await notices.stop()
  })

  it('SUB-03 is read later where the gateway does not answer', async () => {
    const { read, take, notices } = opened({ fails: 1 })
    const paymentId = await aPayment()
    await take('while it is down', paymentId)
    await expect.poll(() => kept(paymentId)).toEqual([{ id: 'while it is down', isRead: true }])
    expect(read).toEqual([paymentId, paymentId])
    await notices.stop()
  })

  it('SUB-03 is read after the next start where this one ended before', async () => {
    const ended = opened()
    const paymentId = await aPayment()
    await ended.take('before the end', paymentId)
    await ended.notices.stop()
    expect(ended.read).toEqual([])
    const next = opened()
    await next.notices.resume()
    await expect.poll(() => kept(paymentId)).toEqual([{ id: 'before the end', isRead: true }])
    await next.notices.stop()
  })

  it('SUB-03 SUB-05 is asked for every hour where it was not told, until nothing more is awaited', async () => {
    await pool.query('update platform.payment_openings set is_final = true')
    const { read, notices } = opened({ fails: 1 })
    const paymentIds = [await aPayment(), await aPayment()]
    clock.ahead += 59 * 60_000
    await notices.readAwaited()
    expect(read).toEqual([])
    clock.ahead += 2 * 60_000
    await notices.readAwaited()
    expect([...read].sort()).toEqual([...paymentIds].sort())
    clock.ahead += 61 * 60_000
    await notices.readAwaited()
    // The one that could not be read before, and no other.
    expect(read).toHaveLength(3)
    await notices.stop()
  })
})
