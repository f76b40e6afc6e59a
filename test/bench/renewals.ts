import { openStripe } from '@prumo/command-service/payments/gateway/stripe/stripe'
import pg from 'pg'
import { startStripeDouble } from '../payments/startStripeDouble'
import { stripeSettings } from '../payments/stripeSettings'
import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atLeast, atMost, type Measurement, shown, unmeasured } from './measurement'
import { openLoop } from './openLoop'
import { processorMs } from './processorMs'
import { startPrumoHere, withoutLimits } from './prumoHere'
import { seedDue } from './seedDue'
import { quantile } from './statistics'

const [due, taskCount, questionsPerSecond] = [1000, 500, 20]
const [warmUpMs, afterMs, mostMs] = [10_000, 20_000, 240_000]

/** A second of questions: what each took, what the server's processor did, and what was asked of the gateway. */
type Second = { isBusy: boolean; times: number[]; processorMs: number; calls: number; ms: number }
type Progress = { renewed: number; isBegun: boolean; isOver: boolean }

/**
 * A thousand cards are charged on one day, and what there is to tell is mailed, while somebody reads a board. Prumo
 * looks for what is due every minute: it is compared with the seconds before it does, and after all is done.
 */
export const renewals: Measurement = async (bench) => {
  const url = await bench.database()
  bench.say(`${due} organizations pay by card`)
  const stripe = await startStripeDouble(() => new Date())
  const copies = await seedDue(bench, { url, stripe, count: due })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const prumo = await startPrumoHere(url, { ...withoutLimits, ...stripeSettings(stripe.url) })
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    bench.say(`adding ${taskCount} tasks`)
    for (let task = 0; task < taskCount; task++) await founder.act('AddTask', aTask(projectId, stepIds[task % 3]))
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const ask = () => httpRequest('GET', `${prumo.url}/rest/queries/board?projectId=${projectId}`, headers)
    await openLoop(questionsPerSecond, warmUpMs / 1000, () => ask().catch(() => undefined))
    await pool.query(
      'insert into platform.subscription_due (organization_id, due_at) select unnest($1::uuid[]), now()',
      [copies.map(({ organizationId }) => organizationId)],
    )
    bench.say('reading the board until all are charged')
    const seconds = await readUntil({ ask, pool, stripe, pid: prumo.pid })
    const busy = seconds.filter(({ isBusy }) => isBusy)
    const quiet = seconds.filter(({ isBusy }) => !isBusy)
    return [against(busy, quiet), await chargedIn(pool), ...callsOf(busy), processorOf(busy, quiet)]
  } finally {
    await prumo.stop()
    await pool.end()
    await stripe.stop()
  }
}

type Reading = {
  ask(): Promise<unknown>
  pool: pg.Pool
  stripe: { requests: readonly string[] }
  pid: number
}

/** Second after second, until all is done and a while longer. */
async function readUntil({ ask, pool, stripe, pid }: Reading): Promise<Second[]> {
  const seconds: Second[] = []
  let endsAt = Date.now() + mostMs
  let before = await progressIn(pool)
  while (Date.now() < endsAt) {
    const [began, spent, called] = [performance.now(), await processorMs(pid), stripe.requests.length]
    let refused = 0
    const times = await openLoop(questionsPerSecond, 1, () => ask().catch(() => refused++))
    // Whoever is refused has waited in vain.
    times.push(...Array.from({ length: refused }, () => Number.POSITIVE_INFINITY))
    const after = await progressIn(pool)
    seconds.push({
      isBusy: after.isBegun && !before.isOver,
      times,
      processorMs: (await processorMs(pid)) - spent,
      calls: stripe.requests.length - called,
      ms: performance.now() - began,
    })
    if (after.isOver && !before.isOver) endsAt = Math.min(endsAt, Date.now() + afterMs)
    before = after
  }
  return seconds
}

async function progressIn(pool: pg.Pool): Promise<Progress> {
  const { rows } = await pool.query<{ renewed: number; awaiting: number; reached: number; letters: number }>(
    `select (select count(*)::int from log.events where type = 'SubscriptionRenewed') as renewed,
       (select count(*)::int from platform.subscription_due where awaits_gateway) as awaiting,
       (select count(*)::int from platform.subscription_due where due_at <= now()) as reached,
       (select count(*)::int from platform.plan_letters where settled_at is null) as letters`,
  )
  const { renewed = 0, awaiting = 0, reached = 0, letters = 0 } = rows[0] ?? {}
  return {
    renewed,
    isBegun: awaiting + renewed + letters > 0,
    isOver: renewed >= due && awaiting + reached + letters === 0,
  }
}

const p99 = (seconds: readonly Second[]) =>
  quantile(
    seconds.flatMap(({ times }) => times),
    0.99,
  )

function against(busy: readonly Second[], quiet: readonly Second[]) {
  const [under, still] = [p99(busy), p99(quiet)]
  const name = 'Board, p99 while 1,000 subscriptions are charged, against quiet'
  if (!Number.isFinite(still)) return unmeasured(name, '×', '≤ 1.5', 'the machine is too busy: the board is refused')
  return atMost(1.5, {
    name,
    value: under / still,
    unit: '×',
    note: `${under.toFixed(1)} ms over ${busy.length} s, quiet ${still.toFixed(1)} ms over ${quiet.length} s`,
  })
}

async function chargedIn(pool: pg.Pool) {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct organization_id)::int as count from log.events where type = 'SubscriptionRenewed'`,
  )
  return atLeast(due, { name: 'Subscriptions charged', value: rows[0]?.count ?? 0, unit: '' })
}

/** Of the seconds in which it was asked at all. */
function callsOf(busy: readonly Second[]) {
  const { callsPerSecond } = openStripe({
    secretKey: 'sk_test_double',
    publishableKey: '',
    webhookSecrets: [],
    now: () => new Date(),
    customers: { find: async () => undefined, keep: async (_, customer) => customer },
  })
  const asking = busy.filter(({ calls }) => calls > 0)
  const sum = (of: 'calls' | 'ms') => asking.reduce((all, second) => all + second[of], 0)
  const perSecond = (sum('calls') * 1000) / sum('ms')
  const named = { value: perSecond / callsPerSecond, unit: '×' }
  const note = `${perSecond.toFixed(1)}/s of ${callsPerSecond}/s: two for each, one that charges and one that reads`
  return [
    atMost(1.05, { name: 'Calls of the gateway, against the rate that it states', ...named, note }),
    atLeast(0.8, { name: 'That rate is used', ...named }),
  ]
}

function processorOf(busy: readonly Second[], quiet: readonly Second[]) {
  const perSecond = (seconds: readonly Second[]) =>
    seconds.reduce((sum, second) => sum + second.processorMs, 0) / seconds.length
  const spent = (perSecond(busy) - perSecond(quiet)) * busy.length
  return shown({
    name: 'A charge and its letters',
    value: spent / due,
    unit: 'ms',
    note: `of the server's processor, beyond the ${perSecond(quiet).toFixed(0)} ms a second that the board takes`,
  })
}
