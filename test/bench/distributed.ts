import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { startRelay } from '@prumo/platform/eventFeed/kafka/startRelay'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openLogger } from '@prumo/platform/telemetry/logger'
import pg from 'pg'
import { startCluster } from '../../tools/cluster/startCluster'
import { findKafka } from '../../tools/kafka/kafkaBroker'
import { aSecret } from '../world/aSecret'
import { closedLoop } from './closedLoop'
import { commandToVisible } from './commandToVisible'
import { aTask, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atLeast, atMost, type Bench, type Measurement, type Result, shown, unmeasured } from './measurement'
import { openPlanLog } from './planLog'

const names = {
  relay: 'Events per second that the relay forwards to Kafka',
  lag: 'From a command to visible through Kafka, p99 at 200 commands per second',
}

/** The distributed form: a relay, a real Kafka, and processes of their own. */
export const distributed: Measurement = async (bench) => {
  const kafka = await findKafka()
  if ('reason' in kafka)
    return [unmeasured(names.relay, '/s', '≥ 20000', kafka.reason), unmeasured(names.lag, 'ms', '≤ 250', kafka.reason)]
  const broker = await kafka.start()
  try {
    return [
      await relayRate(bench, broker.brokers),
      await lag(bench, broker.brokers),
      ...(await throughput(bench, broker.brokers)),
    ]
  } finally {
    await broker.stop()
  }
}

/** 60,000 events are in the log. The relay's process has forwarded 20,000 before, like one that has run for weeks. */
async function relayRate({ database, say }: Bench, brokers: readonly string[]): Promise<Result> {
  say('a relay that has a log to forward')
  const url = await database()
  const planLog = await openPlanLog(url)
  await planLog.addProjects(1)
  const pool = new pg.Pool({ connectionString: url, max: 2 }).on('error', () => {})
  const log = await postgresEventLog({ url, now: () => new Date() })
  const parts = {
    log,
    logId: randomUUID(),
    pool,
    brokers,
    topic: `bench.${randomUUID()}`,
    shards: 4,
    logger: openLogger('error'),
    secrets: secretsOf(aSecret),
  }
  // The first relay of a topic begins where the log ends: what is forwarded is what comes after it.
  const first = await startRelay(parts)
  while (!first.isActive()) await delay(5)
  await planLog.addProjects(20)
  const from = await log.head()
  while (first.position() < from) await delay(5)
  await first.stop()
  await planLog.addProjects(60)
  await planLog.close()
  const head = await log.head()
  const relay = await startRelay(parts)
  while (!relay.isActive()) await delay(1)
  const began = performance.now()
  while (relay.position() < head) await delay(1)
  const seconds = (performance.now() - began) / 1000
  await relay.stop()
  await log.close()
  await pool.end()
  return atLeast(20_000, {
    name: names.relay,
    value: (head - from) / seconds,
    unit: '/s',
    note: `${head - from} events`,
  })
}

const environmentOf = (url: string, folder: string, brokers: readonly string[]) => ({
  DATABASE_URL: url,
  PRUMO_DATA: folder,
  PRUMO_SECRET: aSecret,
  LOG_LEVEL: 'error',
  KAFKA_BROKERS: brokers.join(','),
  KAFKA_TOPIC: `bench.${randomUUID()}`,
  KAFKA_SHARDS: '4',
  SIGN_INS_PER_ACCOUNT: '10000',
  SIGN_INS_PER_NETWORK: '100000',
  REQUESTS_PER_MINUTE: '100000000',
})

async function lag({ database, folder, say }: Bench, brokers: readonly string[]): Promise<Result> {
  say('two of each service')
  const url = await database()
  const cluster = await startCluster(environmentOf(url, await folder(), brokers), await freePort())
  try {
    const ms = await commandToVisible(cluster.url, url, say)
    return atMost(250, { name: names.lag, value: ms(0.99), unit: 'ms', note: `median ${ms(0.5).toFixed(1)} ms` })
  } finally {
    await cluster.stop()
  }
}

/** Commands that 32 clients send, until the read models have them too. */
async function throughput(bench: Bench, brokers: readonly string[]): Promise<Result[]> {
  const results: Result[] = []
  for (const workers of [1, 2]) {
    const url = await bench.database()
    const cluster = await startCluster(environmentOf(url, await bench.folder(), brokers), await freePort())
    if (workers === 1) await cluster.processes.get('projections-2')?.stop()
    try {
      for (const organizations of [1, 2, 4]) {
        bench.say(`${organizations} organizations, ${workers} workers`)
        const rate = await seenPerSecond(cluster.url, url, organizations)
        const name = `Commands per second until visible, ${organizations} organizations on ${workers} workers`
        results.push(shown({ name, value: rate, unit: '/s' }))
      }
    } finally {
      await cluster.stop()
    }
  }
  return results
}

const [clients, loadMs] = [32, 4000]

async function seenPerSecond(url: string, databaseUrl: string, organizations: number): Promise<number> {
  const founders = await Promise.all(Array.from({ length: organizations }, () => founderAt(url)))
  const places = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const founder = founders[client % organizations]
      if (!founder) throw new Error('no founder')
      return { project: await founder.project(), connection: await httpConnection(url, founder.cookie) }
    }),
  )
  const began = performance.now()
  const rate = await closedLoop(clients, loadMs, async (client) => {
    const { project, connection } = places[client] ?? {}
    const data = aTask(project?.projectId ?? '', project?.stepIds[0])
    await connection?.post('/rest/commands/AddTask', { id: randomUUID(), data })
  })
  const sent = (rate * loadMs) / 1000
  await caughtUp(databaseUrl)
  for (const { connection } of places) connection.close()
  return (sent * 1000) / (performance.now() - began)
}

async function caughtUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const behind = `select (select max(position) from log.events) > (select min(position) from read.checkpoints where live) as behind`
  while ((await client.query<{ behind: boolean }>(behind)).rows[0]?.behind) await delay(10)
  await client.end()
}
