import type { Place, RecordedEvent } from '../../eventLog/eventLog'
import { shardOf } from '../shardOf'
import type { FeedMessages } from './feedMessage'

/** A batch that Kafka takes as a whole, or not for sure: sent again, it says the same. */
export type Outgoing = {
  messages: { partition: number; key: string | null; value: string }[]
  /** Up to which position the log is published when it is acknowledged, and the event that stands there. */
  position: number
  eventId: string | null
  /** The position of each partition's latest message then. */
  latest: number[]
}

/** What Kafka takes by default is 1 MiB for one partition's messages together. */
const largestOfPartition = 700_000
const largestMessage = 500_000
const overhead = 100

type Parts = { messages: FeedMessages; epoch: number; latest: readonly number[] }

/** These events as messages, in few batches. An event too large for Kafka is only named: readers look it up. */
export function* eventsOutgoing({ messages, epoch, latest }: Parts, events: readonly RecordedEvent[]) {
  let batch: Outgoing = { messages: [], position: 0, eventId: null, latest: [...latest] }
  let sizes = latest.map(() => 0)
  for (const event of events) {
    const { position, organizationId, id: eventId } = event
    const partition = shardOf(organizationId, latest.length)
    const after = batch.latest[partition] ?? 0
    const whole = messages.seal(partition, { epoch, after, position, eventId, event })
    const fits = Buffer.byteLength(whole) <= largestMessage
    const value = fits ? whole : messages.seal(partition, { epoch, after: position, position, eventId, event: null })
    const size = (sizes[partition] ?? 0) + Buffer.byteLength(value) + overhead
    if (size > largestOfPartition) {
      yield batch
      batch = { ...batch, messages: [], latest: [...batch.latest] }
      sizes = latest.map(() => 0)
    }
    batch.messages.push({ partition, key: organizationId, value })
    Object.assign(batch, { position, eventId })
    batch.latest[partition] = position
    sizes[partition] = (sizes[partition] ?? 0) + Buffer.byteLength(value) + overhead
  }
  if (batch.messages.length > 0) yield batch
}

/** Tells the partitions that had no event lately how far the log is. */
export const ticksOutgoing = ({ messages, epoch, latest }: Parts, { position, eventId }: Place): Outgoing => ({
  messages: latest.flatMap((after, partition) =>
    after < position && eventId !== null
      ? [{ partition, key: null, value: messages.seal(partition, { epoch, after, position, eventId, event: null }) }]
      : [],
  ),
  position,
  eventId,
  latest: latest.map(() => position),
})
