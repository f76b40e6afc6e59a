import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { backOff } from '../../concurrency/backOff'
import type { EventLog } from '../../eventLog/eventLog'
import type { Secrets } from '../../secrets/secrets'
import type { Logger } from '../../telemetry/logger'
import { feedMessages } from './feedMessage'
import { checkTopic, OtherPartitions } from './feedTopic'
import { openKafka } from './openKafka'
import { openProducer } from './openProducer'
import { type Published, publishLog } from './publishLog'
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

const askForLeaseMs = 1000
const longestPauseMs = 3000

/**
 * Publishes the log to the topic, each event to the partition of its organization's shard. Of those that run at a time
 * one does, the others wait to take over. An event may be published twice, never not at all. Rejects with
 * `OtherPartitions` where the topic was made for another number of shards.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { log, topic, shards, logger } = options
  const kafka = await openKafka({ brokers: options.brokers, logger, retries: 2 })
  await checkTopic(kafka, topic, shards, { make: true }).catch((error: unknown) => {
    if (error instanceof OtherPartitions) throw error
    tellFailure(logger, options.brokers, error, 'relay cannot reach Kafka; retrying')
  })
  const messages = feedMessages(options)
  const stopping = new AbortController()
  const { signal } = stopping
  let lease: RelayLease | undefined
  let position = 0
  const isOurs = () => !signal.aborted && lease?.isMine() === true

  const publishAll = async (ours: RelayLease) => {
    const published: Published = { ...ours.place, latest: Array(shards).fill(ours.place.position) }
    const pauses = backOff(longestPauseMs, signal)
    while (isOurs()) {
      try {
        await checkTopic(kafka, topic, shards, { make: true })
        const producer = await openProducer(kafka)
        try {
          const sent = () => {
            position = published.position
            pauses.reset()
          }
          await publishLog({ log, topic, messages, producer, lease: ours, published, isOurs, sent, signal })
        } finally {
          await producer.disconnect()
        }
      } catch (error) {
        tellFailure(logger, options.brokers, error, 'relay cannot publish; retrying')
        await pauses.wait()
      }
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      lease = await askForLease(options)
      if (lease) {
        position = lease.place.position
        logger.info({ epoch: lease.epoch, position }, 'relay is publishing')
        await publishAll(lease)
        await lease.release().catch(() => {})
      } else await pause(askForLeaseMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    isActive: isOurs,
    position: () => position,
    lag: async () => Math.max(0, (await log.head()) - position),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** The lease, where nobody else has it. */
async function askForLease(options: RelayOptions): Promise<RelayLease | undefined> {
  try {
    return await takeRelayLease(options, await options.log.end())
  } catch (error) {
    options.logger.warn({ err: error }, 'relay cannot request its lease; retrying')
    return undefined
  }
}
