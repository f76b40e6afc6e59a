import { containerImage } from '../docker/containerImage'
import { type Found, firstFound } from '../firstFound'
import { kafkaJars } from './kafkaJars'
import { kafkaVersion } from './kafkaVersion'
import { startBrokerInDocker } from './startBrokerInDocker'
import { startBrokerOnJava } from './startBrokerOnJava'

/** A real Kafka. What is given by KAFKA_BROKERS is somebody else's: it has no `power`. */
export type KafkaBroker = {
  brokers: string[]
  power?: {
    /** kill -9. */
    kill(): Promise<void>
    /** On the same ports and the same data. */
    start(): Promise<void>
  }
  stop(): Promise<void>
}

/** Where a Kafka can be had: how it is started, or why there is none. */
type KafkaFound = Found<KafkaBroker>

/** The brokers of KAFKA_BROKERS, else one of our own: in Docker, or on Java from Maven Central. */
export const findKafka = (): Promise<KafkaFound> => firstFound('Kafka', [given, inDocker, onJava])

/** Whether a test that only a real Kafka can pass may not be skipped here. */
export const isKafkaRequired = () => (process.env.REQUIRE_REAL ?? '').split(',').includes('kafka')

async function given(): Promise<KafkaFound> {
  const brokers = process.env.KAFKA_BROKERS
  if (!brokers) return { reason: 'KAFKA_BROKERS names none' }
  return { start: async () => ({ brokers: brokers.split(','), stop: async () => {} }) }
}

async function inDocker(): Promise<KafkaFound> {
  const found = await containerImage(`apache/kafka:${kafkaVersion}`)
  return 'reason' in found ? found : { start: () => startBrokerInDocker(found.image) }
}

async function onJava(): Promise<KafkaFound> {
  try {
    const jars = await kafkaJars()
    return { start: () => startBrokerOnJava(jars) }
  } catch (error) {
    return { reason: (error as Error).message }
  }
}
