import type { RecordedEvent } from '../../eventLog/eventLog'
import { shardOf } from '../shardOf'
import type { FeedMessages } from './feedMessage'

/** A batch that Kafka takes as a whole, or not for sure: sent again, it says the same. */
export type Outgoing = {
  messages: { partition: number; key: string | null; value: string }[]
  /** Up to which position the log is published when it is acknowledged. */
  position: number
  /** The position of each partition's latest message then. */
  latest: number[]
}

/** What Kafka takes by default is 1 MiB for one partition's messages together. */
const largestOfPartition = 700_000
const largestMessage = 500_000
const overhead = 100

type Parts = { messages: FeedMessages; epoch: number; latest: readonly number[] }

/** These events as messages, in as few batches as Kafka allows. An event too large for it is only pointed at: whoever follows looks it up in the log. */
export function* eventsOutgoing({ messages, epoch, latest }: Parts, events: readonly RecordedEvent[]) {
  let batch: Outgoing = { messages: [], position: 0, latest: [...latest] }
  let sizes = latest.map(() => 0)
  for (const event of events) {
    const { position, organizationId } = event
    const partition = shardOf(organizationId, latest.length)
    const after = batch.latest[partition] ?? 0
    const whole = messages.seal(partition, { epoch, after, position, event })
    const fits = Buffer.byteLength(whole) <= largestMessage
    const value = fits ? whole : messages.seal(partition, { epoch, after: position, position, event: null })
    const size = (sizes[partition] ?? 0) + Buffer.byteLength(value) + overhead
    if (size > largestOfPartition) {
      yield batch
      batch = { messages: [], position: batch.position, latest: [...batch.latest] }
      sizes = latest.map(() => 0)
    }
    batch.messages.push({ partition, key: organizationId, value })
    batch.position = position
    batch.latest[partition] = position
    sizes[partition] = (sizes[partition] ?? 0) + Buffer.byteLength(value) + overhead
  }
  if (batch.messages.length > 0) yield batch
}

/** Tells the partitions that had no event lately how far the log is. */
export const ticksOutgoing = ({ messages, epoch, latest }: Parts, position: number): Outgoing => ({
  messages: latest.flatMap((after, partition) =>
    after < position
      ? [{ partition, key: null, value: messages.seal(partition, { epoch, after, position, event: null }) }]
      : [],
  ),
  position,
  latest: latest.map(() => position),
})
