import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfigOrExit } from '@prumo/platform/config'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import { buildWebIfStale } from '../buildWeb'
import { findKafka } from '../kafka/kafkaBroker'
import { startCluster } from './startCluster'

const config = readConfigOrExit()
await buildWebIfStale()
const folder = resolve(join(config.PRUMO_DATA, 'cluster'))
mkdirSync(folder, { recursive: true })

const kafka = await findKafka()
const broker = 'reason' in kafka ? undefined : await kafka.start()
if ('reason' in kafka) console.log(`${kafka.reason}: one worker follows the log by itself`)
const postgres = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') })

const cluster = await startCluster(
  {
    DATABASE_URL: config.DATABASE_URL ?? postgres?.url ?? '',
    PRUMO_DATA: folder,
    ...(broker && { KAFKA_BROKERS: broker.brokers.join(',') }),
  },
  config.PORT,
)
for (const [name, { port, pid }] of cluster.processes) console.log(`  ${name.padEnd(14)} port ${port}  pid ${pid()}`)
console.log(`  its data: ${folder} (for the operations program: PRUMO_DATA=${folder})`)
console.log(`Prumo: ${cluster.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await cluster.stop()
    await broker?.stop()
    await postgres?.stop()
    process.exit(0)
  })
}
