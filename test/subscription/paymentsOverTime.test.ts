import { AsyncLocalStorage } from 'node:async_hooks'
import { openSandbox } from '@prumo/command-service/payments/gateway/sandbox'
import type { Outcome } from '@prumo/command-service/subscription/outcome'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentFaults } from '../faults/paymentFaults'
import { logOwner } from '../log/logOwner'
import { paymentsOf } from '../payments/paymentsOf'
import { type Mood, unruly } from '../payments/unruly'
import { aSecret } from '../world/aSecret'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aPayment } from './aPayment'

const dayMs = 86_400_000
const clock = { ahead: 0 }
/** Time passes for this file alone: what Prumo does by its own timers happens today, when nothing is due. */
const testTime = new AsyncLocalStorage<true>()
const now = () => new Date(Date.now() + (testTime.getStore() ? clock.ahead : 0))
const theWorld = await world({}, { now })
const { pool, logOf } = logOwner(theWorld.databaseUrl)
const secrets = secretsOf(aSecret)
const mood: Mood = { is: 'well' }
const sandbox = openSandbox({ pool, now, noticeKey: secrets.key('sandbox notices') })
/** Two processes that look after subscriptions. */
const looking = () => paymentsOf(theWorld.prumo.commands, { pool, now, secrets, gateway: unruly(sandbox, mood) })
const [first, second] = [looking(), looking()]

beforeEach(() => {
  mood.is = 'well'
  delete mood.says
  clock.ahead = 0
})

/** Lets time pass in a test. */
const overTime =
  <Of extends unknown[]>(test: (...of: Of) => Promise<void>) =>
  (...of: Of) =>
    testTime.run(true, () => test(...of))

type Data = { endsAt: string; paymentId: string; purpose: string }
const happened = async ({ organizationId }: Person, type: string) =>
  (await logOf(organizationId)).filter((event) => event.type === type).map(({ data }) => JSON.parse(data) as Data)

/** How many cents were taken for renewals. */
const taken = async (who: Person) => {
  const renewals = (await happened(who, 'PaymentAttempted')).filter(({ purpose }) => purpose === 'renew')
  const { rows } = await pool.query(
    `select from platform.sandbox_payments where state = 'paid' and payment_id = any($1)`,
    [renewals.map(({ paymentId }) => paymentId)],
  )
  return rows.length
}

/** Somebody who has paid for a month, by a card or by a slip. */
async function subscriber(method: 'card' | 'slip' = 'card') {
  const ana = await theWorld.founder()
  const { organizationId } = ana
  const paymentId = await aPayment(theWorld, ana, method)
  await first.payments.open({ organizationId, paymentId })
  await pay(organizationId, paymentId, method)
  const [started] = await happened(ana, 'SubscriptionStarted')
  // What is due is noted a moment later.
  const isNoted = async () =>
    (await pool.query('select from platform.subscription_due where organization_id = $1', [organizationId])).rowCount
  await expect.poll(isNoted, { timeout: 30_000 }).toBe(1)
  return { ana, organizationId, paymentId, endsAt: started?.endsAt ?? '' }
}
async function pay(organizationId: string, paymentId: string, method: 'card' | 'slip') {
  const of = { organizationId, paymentId }
  await sandbox.pay(await first.payments.known(of), method === 'card' ? 'sandbox:paid' : 'sandbox:slipPaid')
  return first.payments.read(of)
}
const goTo = (instant: string, days = 0) => {
  clock.ahead = Date.parse(instant) + days * dayMs + 1000 - Date.now()
}
/** What has failed stands aside for a while. */
const triedAgainDays = 10 / (24 * 60)
const lookAll = () => Promise.all([first.look(), second.look()])

describe('The next period', () => {
  it(
    'SUB-01 SUB-06 is charged once where the clock goes back over it, and forward over it twice',
    overTime(async () => {
      const { ana, organizationId, endsAt } = await subscriber()
      for (const days of [-1, 0, -2, 0, 3, -12, 1, 4]) {
        goTo(endsAt, days)
        await lookAll()
        await first.notices?.readAwaited()
      }
      expect(await happened(ana, 'SubscriptionRenewed')).toHaveLength(1)
      expect(await taken(ana)).toBe(1)
      expect(await paymentFaults(pool, organizationId)).toEqual([])
    }),
  )

  it(
    'SUB-03 SUB-06 is paid once its gateway answers again, and once',
    overTime(async () => {
      const { ana, organizationId, endsAt } = await subscriber()
      goTo(endsAt)
      mood.is = 'down'
      await lookAll()
      await lookAll()
      expect(await happened(ana, 'SubscriptionEnded')).toEqual([])
      mood.is = 'well'
      goTo(endsAt, triedAgainDays)
      await lookAll()
      expect(await happened(ana, 'SubscriptionRenewed')).toHaveLength(1)
      expect(await paymentFaults(pool, organizationId)).toEqual([])
    }),
  )

  it(
    'SUB-03 SUB-06 is charged once by a gateway that answers after nobody waits any more',
    overTime(async () => {
      const { ana, organizationId, endsAt } = await subscriber()
      goTo(endsAt)
      mood.is = 'slow'
      await lookAll()
      await lookAll()
      expect(await taken(ana)).toBe(1)
      mood.is = 'well'
      goTo(endsAt, triedAgainDays)
      await lookAll()
      expect(await happened(ana, 'SubscriptionRenewed')).toHaveLength(1)
      expect(await taken(ana)).toBe(1)
      expect(await paymentFaults(pool, organizationId)).toEqual([])
    }),
  )

  it.each<[string, Partial<Outcome>]>([
    ['amount', { cents: 1_00 }],
    ['currency', { currency: 'USD' }],
  ])(
    'SUB-03 SUB-05 is in doubt by another %s than was asked for: nothing is granted, and nothing charged again',
    overTime(async (_, says) => {
      const { ana, endsAt } = await subscriber()
      goTo(endsAt)
      mood.says = says
      await lookAll()
      expect(await happened(ana, 'PaymentFlagged')).toHaveLength(1)
      delete mood.says
      for (const days of [1, 3.1, 4.95]) {
        goTo(endsAt, days)
        await lookAll()
        await first.notices?.readAwaited()
      }
      expect(await happened(ana, 'SubscriptionRenewed')).toEqual([])
      expect(await taken(ana)).toBe(1)
    }),
  )

  it(
    'SUB-01 SUB-03 begins when a slip is paid that its day off made late, once, although the access had ended',
    overTime(async () => {
      const { ana, organizationId, endsAt } = await subscriber('slip')
      goTo(endsAt, -10)
      await first.look()
      const [renewal] = (await happened(ana, 'PaymentAttempted')).filter(({ purpose }) => purpose === 'renew')
      // Carnival: banks open after its last day, and say so after the access has ended.
      for (const days of [4, 5.1]) {
        goTo(endsAt, days)
        await first.notices?.readAwaited()
        await first.look()
      }
      expect(await happened(ana, 'SubscriptionEnded')).toHaveLength(1)
      await pool.query(`update platform.sandbox_payments set state = 'paid', paid_at = $2 where payment_id = $1`, [
        renewal?.paymentId,
        now(),
      ])
      goTo(endsAt, 6)
      for (const each of [first, second]) await each.notices?.readAwaited()
      const [renewed, ...more] = await happened(ana, 'SubscriptionRenewed')
      expect(more).toEqual([])
      expect(Date.parse(renewed?.endsAt ?? '')).toBeGreaterThan(now().getTime() + 27 * dayMs)
      expect(await paymentFaults(pool, organizationId)).toEqual([])
    }),
  )

  it(
    'SUB-03 SUB-07 ends where its payment is disputed, is not charged again, and goes on where an earlier one is',
    overTime(async () => {
      const { ana, organizationId, paymentId, endsAt } = await subscriber()
      goTo(endsAt)
      await first.look()
      const [renewed] = await happened(ana, 'SubscriptionRenewed')
      const disputed = (id: string | undefined) =>
        pool.query(`update platform.sandbox_payments set state = 'disputed' where payment_id = $1`, [id])
      await disputed(paymentId)
      await first.payments.read({ organizationId, paymentId })
      expect(await happened(ana, 'PaymentReturned')).toHaveLength(1)
      expect(await happened(ana, 'SubscriptionEnded')).toEqual([])
      await disputed(renewed?.paymentId)
      await first.payments.read({ organizationId, paymentId: renewed?.paymentId ?? '' })
      expect(await happened(ana, 'SubscriptionEnded')).toHaveLength(1)
      goTo(renewed?.endsAt ?? '')
      await lookAll()
      expect(await happened(ana, 'PaymentAttempted')).toHaveLength(2)
    }),
  )
})

describe('A slip', () => {
  it(
    'SUB-03 SUB-05 that is paid late beside another one gives nothing twice, and is in doubt',
    overTime(async () => {
      const ana = await theWorld.founder()
      const { organizationId } = ana
      const late = await aPayment(theWorld, ana, 'slip')
      await first.payments.open({ organizationId, paymentId: late })
      clock.ahead += 7 * dayMs
      await first.notices?.readAwaited()
      expect(await happened(ana, 'PaymentFailed')).toHaveLength(1)
      const paid = await aPayment(theWorld, ana, 'slip')
      await first.payments.open({ organizationId, paymentId: paid })
      await pay(organizationId, paid, 'slip')
      await pool.query(`update platform.sandbox_payments set state = 'paid', paid_at = $2 where payment_id = $1`, [
        late,
        now(),
      ])
      for (const hours of [2, 4]) {
        clock.ahead += hours * 3_600_000
        for (const each of [first, second]) await each.notices?.readAwaited()
      }
      expect(await happened(ana, 'SubscriptionStarted')).toMatchObject([{ paymentId: paid }])
      expect(await happened(ana, 'PaymentFlagged')).toMatchObject([{ paymentId: late, because: 'paidTwice' }])
    }),
  )
})
