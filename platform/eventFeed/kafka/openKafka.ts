import type { Kafka, LogEntry } from 'kafkajs'
import type { Logger } from '../../logger'

/** A client of these brokers. The package is loaded when it is first needed: who follows the log directly does without. */
export async function openKafka(brokers: readonly string[], logger: Logger): Promise<Kafka> {
  const { Kafka: Client, logLevel } = (await import('kafkajs')).default
  const told = { [logLevel.NOTHING]: 'debug', [logLevel.ERROR]: 'warn', [logLevel.WARN]: 'info' } as const
  return new Client({
    clientId: 'prumo',
    brokers: [...brokers],
    connectionTimeout: 3000,
    requestTimeout: 20_000,
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => {
      const level = entry.level === logLevel.ERROR || entry.level === logLevel.WARN ? told[entry.level] : 'debug'
      logger[level](contextOf(entry), `Kafka: ${entry.log.message}`)
    },
  })
}

/** What may be told: never a message's contents. */
const contextOf = ({ namespace, log: { broker, groupId, topic, partition, error } }: LogEntry) => ({
  ...{ part: namespace, broker, groupId, topic, partition },
  ...(typeof error === 'string' && { error }),
})
