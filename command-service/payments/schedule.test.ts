import { defaultPrices } from '@prumo/contracts/subscription/plans'
import { fold } from '@prumo/platform/decider'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { migratedPool } from '@prumo/test/world/migratedPool'
import { describe, expect, it } from 'vitest'
import { type At, end, kept, paid } from '../../test/given/aPaidPlan'
import { fresh } from '../../test/given/fresh'
import { subscription } from '../subscription/subscription'
import { openDueTable } from './dueTable'
import { openLetterQueue } from './letters/letterQueue'
import { subscriptionSchedule } from './schedule'

const pool = await migratedPool()

/** A schedule of subscriptions with these histories, at an instant, and what it did. */
function opened(at: string, begin: (paymentId: string) => Promise<void> = async () => {}) {
  const histories = new Map<string, readonly At[]>()
  const done: string[] = []
  const clock = { at }
  const now = () => new Date(clock.at)
  const aggregates = {
    load: async (_: unknown, stream: string) => ({
      state: fold(subscription, histories.get(stream.slice('subscription-'.length)) ?? []),
    }),
  }
  const stopping = new AbortController()
  const schedule = subscriptionSchedule({
    pool,
    domain: { aggregates, now, systemId: (name: string) => name, zonesOf: async () => [] } as never,
    runner: {
      runInternal: async ({ type, data }: { type: string; data: { organizationId: string } }) => {
        done.push(`${type} ${data.organizationId}`)
      },
    } as never,
    logger: openLogger('silent'),
    prices: defaultPrices,
    gateway: 'sandbox',
    begin: async ({ organizationId }) => {
      await begin(organizationId)
      done.push(`begin ${organizationId}`)
    },
    letters: openLetterQueue(pool),
    signal: stopping.signal,
  })
  const add = async (history: readonly At[]) => {
    const organizationId = fresh()
    histories.set(organizationId, history)
    await schedule.note(organizationId)
    return organizationId
  }
  return { schedule, add, done, clock, stopping, histories }
}
const cleared = () => pool.query('truncate platform.subscription_due, platform.plan_letters')
const dueAtOf = async (organizationId: string) => {
  const text = 'select due_at from platform.subscription_due where organization_id = $1'
  const { rows } = await pool.query<{ due_at: string }>(text, [organizationId])
  return rows[0] && new Date(rows[0].due_at).toISOString()
}
const byCard = [...paid, kept]
const cancelled: At = {
  type: 'SubscriptionCancelled',
  data: { organizationId: fresh(), endsAt: end, reason: '' },
  at: '2026-03-02T09:00:00.000Z',
}

describe('The schedule', () => {
  it('SUB-01 ends what is over while payments wait for a gateway that does not answer', async () => {
    await cleared()
    const answers: (() => void)[] = []
    const { schedule, add, done, stopping } = opened(end, () => new Promise((resolve) => answers.push(resolve)))
    for (let number = 0; number < 20; number++) await add(byCard)
    await schedule.look()
    const charging = schedule.charge()
    const over = await add([...paid, cancelled])
    await schedule.look()
    expect(done.filter((each) => each.startsWith('End'))).toEqual([`EndSubscription ${over}`])
    await expect.poll(() => answers.length).toBe(8)
    stopping.abort()
    for (const answer of answers) answer()
    await charging
    // Those whose turn had not come wait for the next start.
    expect((await openDueTable(pool).awaitingGateway(100)).length).toBe(12)
  })

  it('SUB-01 leaves nobody behind others that fail: they are tried again after five minutes', async () => {
    await cleared()
    const { schedule, add, done, clock } = opened(end, async () => {
      if (Date.parse(clock.at) === Date.parse(end)) throw new Error('it is down')
    })
    const failing: string[] = []
    for (let number = 0; number < 201; number++) failing.push(await add(byCard))
    await schedule.look()
    await schedule.charge()
    expect(await dueAtOf(failing[200] ?? '')).toBe('2026-04-02T09:05:00.000Z')
    expect(done.filter((each) => each.startsWith('begin'))).toEqual([])
    clock.at = '2026-04-02T09:05:00.000Z'
    await schedule.look()
    await schedule.charge()
    expect(done.filter((each) => each.startsWith('begin')).sort()).toEqual(failing.map((id) => `begin ${id}`).sort())
  })

  it('SUB-01 looks again at what was noted while it was being looked at', async () => {
    await cleared()
    const due = openDueTable(pool)
    const organizationId = fresh()
    await due.note(organizationId, end)
    const [turn] = await due.reached(end, 1)
    await due.note(organizationId, '2026-04-02T09:00:01.000Z')
    await due.done(turn ?? { organizationId, notes: 0 }, null)
    expect(await dueAtOf(organizationId)).toBe(end)
  })

  it('SUB-01 queues each letter once, and comes back for the next one', async () => {
    await cleared()
    const { schedule, add, clock } = opened('2026-03-30T11:00:00.000Z')
    const organizationId = await add(byCard)
    await schedule.look()
    await schedule.note(organizationId)
    await schedule.look()
    const queue = openLetterQueue(pool)
    const letter = { organizationId, name: `charge ${end}` }
    expect(await queue.waiting(new Date(clock.at), 10)).toEqual([letter])
    await queue.settle(letter, new Date(clock.at))
    await schedule.note(organizationId)
    await schedule.look()
    expect(await queue.waiting(new Date(clock.at), 10)).toEqual([])
    expect(await dueAtOf(organizationId)).toBe(end)
  })
})
