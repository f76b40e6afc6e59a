import { setTimeout as pause } from 'node:timers/promises'
import type { Producer } from 'kafkajs'
import type { Pool } from 'pg'
import { backOff } from '../../concurrency/backOff'
import type { EventLog, Place } from '../../eventLog/eventLog'
import { readingAhead } from '../../eventLog/readingAhead'
import type { Secrets } from '../../secrets/secrets'
import type { Logger } from '../../telemetry/logger'
import { logBell } from '../logBell'
import { feedMessages } from './feedMessage'
import { checkTopic, OtherPartitions } from './feedTopic'
import { openKafka } from './openKafka'
import { openProducer } from './openProducer'
import { eventsOutgoing, type Outgoing, ticksOutgoing } from './outgoing'
import { type RelayLease, takeRelayLease } from './relayLease'
import { tellFailure } from './tellFailure'

export type RelayOptions = {
  log: EventLog
  /** Which log this is. */
  logId: string
  /** A role that owns `platform.relay`. */
  pool: Pool
  secrets: Secrets
  brokers: readonly string[]
  topic: string
  shards: number
  logger: Logger
}

export type Relay = {
  /** Whether it is this one that publishes at present. */
  isActive(): boolean
  /** Up to which position this one has published, or found published when it took over. */
  position(): number
  /** How many events of the log are not known to be published. */
  lag(): Promise<number>
  stop(): Promise<void>
}

const pageSize = 1000
const tickMs = 250
const idleMs = 1000
const askForLeaseMs = 1000
const longestPauseMs = 3000

/** What is published in one lease: it grows only by what Kafka acknowledged. */
type Published = Place & { latest: number[] }

/**
 * Publishes the log to the topic, each event to the partition of its organization's shard. Of those that run at a time one does, the others wait to take
 * over. An event may be published twice, never not at all. Rejects with `OtherPartitions` where the topic was made for another number of shards.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { log, topic, shards, logger } = options
  const kafka = await openKafka({ brokers: options.brokers, logger, retries: 2 })
  await checkTopic(kafka, topic, shards, { make: true }).catch((error: unknown) => {
    if (error instanceof OtherPartitions) throw error
    tellFailure(logger, options.brokers, error, 'relay cannot reach Kafka; it tries again')
  })
  const messages = feedMessages(options)
  const stopping = new AbortController()
  const { signal } = stopping
  let lease: RelayLease | undefined
  let position = 0
  const isMine = () => !signal.aborted && lease?.isMine() === true

  const publishAll = async (mine: RelayLease) => {
    const published: Published = { ...mine.place, latest: Array(shards).fill(mine.place.position) }
    const pauses = backOff(longestPauseMs, signal)
    while (isMine()) {
      try {
        await checkTopic(kafka, topic, shards, { make: true })
        const producer = await openProducer(kafka)
        try {
          await publishOver(producer, mine, published, pauses.reset)
        } finally {
          await producer.disconnect()
        }
      } catch (error) {
        tellFailure(logger, options.brokers, error, 'relay cannot publish; it tries again')
        await pauses.wait()
      }
    }
  }

  const publishOver = async (producer: Producer, mine: RelayLease, published: Published, sent: () => void) => {
    const bell = logBell(log, signal)
    let saved = published.position
    let keptUpAt = performance.now()
    const send = async (outgoing: Outgoing) => {
      await producer.send({ topic, acks: -1, messages: outgoing.messages })
      const { position: reached, eventId, latest } = outgoing
      Object.assign(published, { position: reached, eventId, latest })
      position = published.position
      sent()
    }
    const keepUp = async () => {
      const now = performance.now()
      if (saved === published.position || now - keptUpAt < tickMs) return
      keptUpAt = now
      const ticks = ticksOutgoing({ messages, epoch: mine.epoch, latest: published.latest }, published)
      if (ticks.messages.length > 0) await send(ticks)
      await mine.save(published)
      saved = published.position
    }
    const pageAfter = readingAhead((after) => {
      bell.reset()
      return log.readAll(after, pageSize)
    }, pageSize)
    try {
      while (isMine()) {
        const events = await pageAfter(published.position)
        const parts = { messages, epoch: mine.epoch, latest: published.latest }
        for (const outgoing of eventsOutgoing(parts, events)) if (isMine()) await send(outgoing)
        await keepUp()
        if (events.length < pageSize) await bell.rung(saved === published.position ? idleMs : tickMs)
      }
    } finally {
      bell.close()
      await mine.save(published).catch(() => {})
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      lease = await log
        .end()
        .then((end) => takeRelayLease(options, end))
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'relay cannot ask for its lease; it tries again')
          return undefined
        })
      if (lease) {
        position = lease.place.position
        logger.info({ epoch: lease.epoch, position }, 'relay publishes')
        await publishAll(lease)
        await lease.release().catch(() => {})
      } else await pause(askForLeaseMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    isActive: isMine,
    position: () => position,
    lag: async () => Math.max(0, (await log.head()) - position),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
