import { openSandbox } from '@prumo/command-service/payments/gateway/sandbox'
import pg from 'pg'
import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atLeast, atMost, type Measurement } from './measurement'
import { openLoop } from './openLoop'
import { startPrumoHere } from './prumoHere'
import { seedDue } from './seedDue'
import { quantile } from './statistics'

const [due, taskCount, questionsPerSecond] = [1000, 500, 40]
const [warmUpMs, afterMs, mostMs] = [10_000, 20_000, 240_000]

/** Seconds after 1970 of the first and the last that is on record, and how many there are. */
type Charged = { first: number; last: number; count: number }

/**
 * A thousand cards are charged on one day while somebody reads a board. Prumo looks for what is due every minute: what
 * the board takes until it does, and after the last charge, is what it is compared with.
 */
export const renewals: Measurement = async (bench) => {
  const url = await bench.database()
  bench.say(`${due} organizations pay by card`)
  const copies = await seedDue(bench, { url, count: due })
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    bench.say(`adding ${taskCount} tasks`)
    for (let task = 0; task < taskCount; task++) await founder.act('AddTask', aTask(projectId, stepIds[task % 3]))
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    let refused = 0
    const ask = () =>
      httpRequest('GET', `${prumo.url}/rest/queries/board?projectId=${projectId}`, headers).catch(() => refused++)
    bench.say('reading the board until all are charged')
    await pool.query(
      'insert into platform.subscription_due (organization_id, due_at) select unnest($1::uuid[]), now()',
      [copies.map(({ organizationId }) => organizationId)],
    )
    const waited = await readUntil(ask, pool)
    const { first, last, count } = await chargedIn(pool)
    const during = waited.filter(({ at }) => at >= first && at <= last).map(({ ms }) => ms)
    const quiet = waited.filter(({ at }) => at < first || at > last + 1000).map(({ ms }) => ms)
    const [busy, still] = [quantile(during, 0.99), quantile(quiet, 0.99)]
    const { callsPerSecond } = openSandbox({ pool, now: () => new Date(), noticeKey: Buffer.alloc(32) })
    const perSecond = (count * 1000) / (last - first)
    return [
      atMost(1.5, {
        name: 'Board, p99 while 1,000 subscriptions are charged, against quiet',
        value: busy / still,
        unit: '×',
        note: `${busy.toFixed(1)} ms of ${during.length}, quiet ${still.toFixed(1)} ms of ${quiet.length}, ${refused} refused`,
      }),
      atLeast(due, { name: 'Subscriptions charged, each once', value: count, unit: '' }),
      atMost(1, {
        name: 'Charges per second, against the calls that the gateway takes',
        value: perSecond / callsPerSecond,
        unit: '×',
        note: `${perSecond.toFixed(0)}/s, ${callsPerSecond}/s are taken`,
      }),
    ]
  } finally {
    await prumo.stop()
    await pool.end()
  }
}

type Waited = { at: number; ms: number }

/** What each question took, and when it was due, until all are charged and a while longer. */
async function readUntil(ask: () => Promise<unknown>, pool: pg.Pool): Promise<Waited[]> {
  const waited: Waited[] = []
  const began = Date.now()
  let endsAt = began + mostMs
  while (Date.now() < endsAt) {
    const at = Date.now()
    const times = await openLoop(questionsPerSecond, 1, ask)
    if (at - began > warmUpMs)
      waited.push(...times.map((ms, number) => ({ ms, at: at + (number * 1000) / questionsPerSecond })))
    const { count } = await chargedIn(pool)
    if (count >= due) endsAt = Math.min(endsAt, at + afterMs)
  }
  return waited
}

async function chargedIn(pool: pg.Pool): Promise<Charged> {
  const { rows } = await pool.query<Charged>(
    `select count(*)::int as count, extract(epoch from min(at)) * 1000 as first, extract(epoch from max(at)) * 1000 as last
     from log.events where type = 'SubscriptionRenewed'`,
  )
  const { count = 0, first, last } = rows[0] ?? {}
  return { count, first: Number(first), last: Number(last) }
}
