import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { openFoundation } from '@prumo/platform/foundation'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { compareWithRebuild } from '@prumo/projections/compareWithRebuild'
import { projections } from '@prumo/projections/index'
import { type Cluster, startCluster } from '../../tools/cluster/startCluster'
import { findKafka, isKafkaRequired } from '../kafka/kafkaBroker'
import { createDatabase } from '../postgres'

export type DeployedCluster = Cluster & {
  /** Waits until the read models have all that is in the log, and answers the rows in which they differ from ones built afresh: there are none. */
  differences(): Promise<unknown[]>
}

/** The cluster's processes on a database and a topic of their own; why not, where no Kafka can be had. */
export async function deployCluster(): Promise<DeployedCluster | { reason: string }> {
  const kafka = await findKafka()
  if ('reason' in kafka) {
    if (isKafkaRequired()) throw new Error(kafka.reason)
    return kafka
  }
  const [broker, database] = await Promise.all([kafka.start(), createDatabase()])
  const folder = await mkdtemp(join(tmpdir(), 'prumo-cluster-'))
  const environment = {
    ...{ DATABASE_URL: database.url, PRUMO_DATA: folder, PRUMO_SECRET: 'a secret of thirty-two characters!' },
    ...{ KAFKA_BROKERS: broker.brokers.join(','), KAFKA_TOPIC: `prumo.${database.url.slice(-12)}`, KAFKA_SHARDS: '4' },
    ...{ LOG_LEVEL: 'error', SIGN_INS_PER_ACCOUNT: '1000', REQUESTS_PER_MINUTE: '100000' },
  }
  const cluster = await startCluster(environment, await freePort())
  return {
    ...cluster,
    differences: () => differencesIn(environment),
    stop: async () => {
      await cluster.stop()
      await broker.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function differencesIn(environment: Record<string, string>): Promise<unknown[]> {
  const foundation = await openFoundation(readConfig(environment), 'prumo_projection')
  const pool = foundation.poolFor('prumo_projection', 2)
  const { codec } = foundation.keyringOn(pool)
  const client = await pool.connect()
  try {
    const head = await foundation.log.head()
    for (;;) {
      const { rows } = await client.query('select min(position)::int8 as position from read.checkpoints where live')
      if (rows[0].position >= head) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return await compareWithRebuild({ log: foundation.log, codec }, projections, client, head)
  } finally {
    client.release(true)
    await foundation.close()
  }
}
