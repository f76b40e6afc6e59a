import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type Cluster, startCluster } from '../../tools/cluster/startCluster'
import { findKafka, isKafkaRequired } from '../../tools/kafka/kafkaBroker'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'
import { differencesIn } from './differencesIn'

type DeployedCluster = Cluster & {
  /** Waits until the read models have the whole log. Returns rows that differ from a fresh rebuild: none should. */
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
    DATABASE_URL: database.url,
    PRUMO_DATA: folder,
    PRUMO_SECRET: aSecret,
    KAFKA_BROKERS: broker.brokers.join(','),
    KAFKA_TOPIC: `prumo.${database.url.slice(-12)}`,
    KAFKA_SHARDS: '4',
    LOG_LEVEL: 'error',
    SIGN_INS_PER_ACCOUNT: '1000',
    REQUESTS_PER_MINUTE: '100000',
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
