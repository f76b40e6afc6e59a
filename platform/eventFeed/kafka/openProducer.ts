import type { Kafka, Producer } from 'kafkajs'

/**
 * A producer that tries once: kafkajs, when it tries again after a partition has moved, may leave messages out and say
 * that all were taken. Whoever sends tries again, with a producer of its own.
 */
export async function openProducer(kafka: Kafka): Promise<Producer> {
  const { Partitioners } = (await import('kafkajs')).default
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
    idempotent: false,
    maxInFlightRequests: 1,
    retry: { retries: 0 },
  })
  await producer.connect()
  return producer
}
