import type { Kafka, LogEntry } from 'kafkajs'
import type { Logger } from '../../telemetry/logger'

type Options = {
  brokers: readonly string[]
  logger: Logger
  /** How often what may pass is tried again, at last once a second. */
  retries: number
}

/** A client of these brokers. The package is loaded on first use: most installations have no Kafka. */
export async function openKafka({ brokers, logger, retries }: Options): Promise<Kafka> {
  const { Kafka: Client, logLevel } = (await import('kafkajs')).default
  return new Client({
    clientId: 'prumo',
    brokers: [...brokers],
    connectionTimeout: 3000,
    requestTimeout: 20_000,
    retry: { initialRetryTime: 100, multiplier: 2, factor: 0.2, maxRetryTime: 1000, retries },
    logLevel: logLevel.WARN,
    // It tells of each attempt. What comes of them all is told by whoever made them.
    logCreator: () => (entry) => logger.debug(contextOf(entry), `Kafka: ${entry.log.message}`),
  })
}

/** What may be told: never a message's contents. */
const contextOf = ({ namespace, log: { broker, groupId, topic, partition, error } }: LogEntry) => ({
  part: namespace,
  broker,
  groupId,
  topic,
  partition,
  ...(typeof error === 'string' && { error }),
})
