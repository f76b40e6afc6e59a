import type { Kafka, Producer } from 'kafkajs'

/**
 * A producer that does not retry: a retry of kafkajs after a moved partition may lose messages silently. The caller
 * retries with a new producer.
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
