import type { Producer } from 'kafkajs'
import type { EventLog, Place } from '../../eventLog/eventLog'
import { readingAhead } from '../../eventLog/readingAhead'
import { logBell } from '../logBell'
import type { FeedMessages } from './feedMessage'
import { eventsOutgoing, type Outgoing, ticksOutgoing } from './outgoing'
import type { RelayLease } from './relayLease'

/** What is published in one lease: it grows only by what Kafka acknowledged. */
export type Published = Place & { latest: number[] }

type Parts = {
  log: EventLog
  topic: string
  messages: FeedMessages
  producer: Producer
  lease: RelayLease
  published: Published
  /** Whether the lease is still ours. */
  isOurs(): boolean
  /** Kafka acknowledged something. */
  sent(): void
  signal: AbortSignal
}

const pageSize = 1000
const tickMs = 250
const idleMs = 1000

/** Publishes what the log has beyond `published`, and says now and then how far it is, as long as the lease is ours. */
export async function publishLog(parts: Parts): Promise<void> {
  const { log, messages, lease, published, isOurs, signal } = parts
  const bell = logBell(log, signal)
  const keeper = keepUpWith(parts)
  const pageAfter = readingAhead((after) => {
    bell.reset()
    return log.readAll(after, pageSize)
  }, pageSize)
  try {
    while (isOurs()) {
      const events = await pageAfter(published.position)
      const outgoings = eventsOutgoing({ messages, epoch: lease.epoch, latest: published.latest }, events)
      for (const outgoing of outgoings) if (isOurs()) await send(parts, outgoing)
      await keeper.keepUp()
      if (events.length < pageSize) await bell.rung(keeper.isSaved() ? idleMs : tickMs)
    }
  } finally {
    bell.close()
    await lease.save(published).catch(() => {})
  }
}

async function send({ producer, topic, published, sent }: Parts, outgoing: Outgoing): Promise<void> {
  await producer.send({ topic, acks: -1, messages: outgoing.messages })
  const { position, eventId, latest } = outgoing
  Object.assign(published, { position, eventId, latest })
  sent()
}

/** Tells partitions without events how far the log is, and saves that with the lease, a few times a second at most. */
function keepUpWith(parts: Parts) {
  const { messages, lease, published } = parts
  let saved = published.position
  let keptUpAt = performance.now()
  return {
    isSaved: () => saved === published.position,
    keepUp: async () => {
      const now = performance.now()
      if (saved === published.position || now - keptUpAt < tickMs) return
      keptUpAt = now
      const ticks = ticksOutgoing({ messages, epoch: lease.epoch, latest: published.latest }, published)
      if (ticks.messages.length > 0) await send(parts, ticks)
      await lease.save(published)
      saved = published.position
    },
  }
}
