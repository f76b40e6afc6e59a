import { randomUUID } from 'node:crypto'
import { Kafka, logLevel } from 'kafkajs'

type OnTopic = { partition: number; value: Buffer | null }

/** All that is on a topic, each partition in its order. */
export async function messagesOn(brokers: readonly string[], topic: string): Promise<OnTopic[]> {
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING })
  const admin = kafka.admin()
  await admin.connect()
  const offsets = await admin.fetchTopicOffsets(topic)
  await admin.disconnect()
  let left = offsets.reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0)
  const found: OnTopic[] = []
  if (left === 0) return found
  const consumer = kafka.consumer({ groupId: randomUUID(), maxWaitTimeInMs: 50 })
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  await new Promise<void>((resolve) => {
    consumer.run({
      autoCommit: false,
      eachMessage: async ({ partition, message: { value } }) => {
        found.push({ partition, value })
        if (--left === 0) resolve()
      },
    })
  })
  await consumer.disconnect()
  return found
}
