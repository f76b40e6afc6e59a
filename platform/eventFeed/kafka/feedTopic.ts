import type { Kafka } from 'kafkajs'

/** The topic was made for another number of shards. An organization's events would be looked for where they are not. */
export class OtherPartitions extends Error {
  constructor(topic: string, partitions: number, shards: number) {
    super(
      `the topic ${topic} has ${partitions} partitions, but there are ${shards} shards: their number is fixed once; use another topic`,
    )
    this.name = 'OtherPartitions'
  }
}

/** Throws `OtherPartitions` where the topic has another number of partitions. May make a missing topic. */
export async function checkTopic(kafka: Kafka, topic: string, shards: number, { make = false } = {}): Promise<void> {
  const admin = kafka.admin()
  await admin.connect()
  try {
    const isThere = (await admin.listTopics()).includes(topic)
    if (!isThere && make)
      await admin.createTopics({ topics: [{ topic, numPartitions: shards }], waitForLeaders: true, timeout: 10_000 })
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] })
    const partitions = topics[0]?.partitions.length ?? 0
    if (partitions !== shards) throw new OtherPartitions(topic, partitions, shards)
  } finally {
    await admin.disconnect()
  }
}
