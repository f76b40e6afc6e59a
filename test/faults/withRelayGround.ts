import { randomUUID } from 'node:crypto'
import { type FeedMessage, feedMessages } from '@prumo/platform/eventFeed/kafka/feedMessage'
import type { RelayOptions } from '@prumo/platform/eventFeed/kafka/startRelay'
import { findKafka, type KafkaBroker } from '../../tools/kafka/kafkaBroker'
import { messagesOn } from '../kafka/messagesOn'
import { type Ground, withGround } from './withGround'

const shards = 3

export type RelayGround = Ground & {
  shards: number
  /** What a relay of a topic of its own is made of. */
  relayOptions(): RelayOptions
  /** As if the time for which somebody holds this topic had passed. */
  letLeaseEnd(topic: string): Promise<void>
  /** All that was published to a topic, of each partition in its order. */
  published(topic: string): Promise<FeedMessage[][]>
}

/** A log, and a Kafka to which relays publish it, for as long as the trial takes. */
export async function withRelayGround<T>(trial: (ground: RelayGround) => Promise<T>): Promise<T> {
  const found = await findKafka()
  if ('reason' in found) throw new Error(found.reason)
  const broker = await found.start()
  try {
    return await withGround((ground) => trial({ ...ground, ...relaying(ground, broker) }))
  } finally {
    await broker.stop()
  }
}

function relaying({ foundation, log, pool, owner }: Ground, { brokers }: KafkaBroker) {
  const { secrets, logger, logId } = foundation
  return {
    shards,
    relayOptions: () => ({ log, logId, pool, secrets, brokers, topic: `prumo.faults.${randomUUID()}`, shards, logger }),
    letLeaseEnd: async (topic: string) => {
      await owner.query("update platform.relay set expires_at = '-infinity' where topic = $1", [topic])
    },
    published: async (topic: string) => {
      const messages = feedMessages({ secrets, logId, topic, shards })
      const partitions: FeedMessage[][] = Array.from({ length: shards }, () => [])
      for (const { partition, value } of await messagesOn(brokers, topic)) {
        const opened = messages.open(partition, value)
        if (typeof opened === 'string') throw new Error(`a message on the topic is ${opened}`)
        partitions[partition]?.push(opened as FeedMessage)
      }
      return partitions
    },
  }
}
