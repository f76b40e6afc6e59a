import { setTimeout as pause } from 'node:timers/promises'
import { backOff } from '../../concurrency/backOff'
import type { EventCodec } from '../../eventLog/eventCodec'
import type { EventLog } from '../../eventLog/eventLog'
import type { Secrets } from '../../secrets/secrets'
import type { Logger } from '../../telemetry/logger'
import type { EventFeed, Follower, Following } from '../eventFeed'
import { consumeTopic } from './consumeTopic'
import { type FeedAlarm, feedGate } from './feedGate'
import { checkTopic } from './feedTopic'
import { type HeldShards, heldShards } from './heldShards'
import { logPages } from './logPages'
import { openKafka } from './openKafka'
import { takeBatches } from './takeBatches'
import { tellFailure } from './tellFailure'

export type KafkaFeedOptions = {
  brokers: readonly string[]
  topic: string
  shards: number
  /** One for each version of the read models: who is of one group shares the shards. */
  groupId: string
  log: EventLog
  /** Which log this is. */
  logId: string
  codec: EventCodec
  secrets: Secrets
  logger: Logger
  /** A message was refused. Nothing was changed by it, and nothing is lost. */
  onAlarm(alarm: FeedAlarm): void
}

export type KafkaFeed = EventFeed & {
  /** Whether somebody follows, and all that do have their shards, and the brokers answer. */
  isReady(): boolean
  /** How many messages were refused. */
  alarms(): number
}

const longestPauseMs = 3000
/** Through a short outage a member stays what it was. A new one would wait until the group has given up the old. */
const outageRetries = 20
/** So often partitions of which nothing is heard are looked for. */
const lookForQuietMs = 250
const unheardMs = 5000

/**
 * The feed through Kafka. Its messages only repeat the log: positions decide what is next, and gaps are read from the
 * log. What Kafka loses, repeats or invents changes nothing for a follower.
 */
export function kafkaFeed(options: KafkaFeedOptions): KafkaFeed {
  const { shards } = options
  const gate = feedGate(options)
  const pages = logPages(options.log)
  const readiness = new Set<() => boolean>()
  return {
    shards,
    isReady: () => readiness.size > 0 && [...readiness].every((isReady) => isReady()),
    alarms: gate.alarms,
    follow: (follower) => {
      const { isReady, ended, ...following } = followTopic({ ...options, gate, pages, follower })
      readiness.add(isReady)
      ended.catch(() => {}).finally(() => readiness.delete(isReady))
      return { ...following, ended }
    },
  }
}

type Parts = KafkaFeedOptions & {
  gate: ReturnType<typeof feedGate>
  pages: ReturnType<typeof logPages>
  follower: Follower
}

function followTopic(parts: Parts): Following & { isReady(): boolean } {
  const stopping = new AbortController()
  const { signal } = stopping
  const failures: unknown[] = []
  const fail = (error: unknown) => {
    failures.push(error)
    stopping.abort()
  }
  const held = heldShards(parts, fail)
  const contact = contactWithBrokers()

  const run = async () => {
    const comparing = compareWithLog(parts.log, held, signal).catch(fail)
    await keepConsuming({ ...parts, held, contact, fail, signal }).catch(fail)
    held.release()
    await Promise.all([comparing, held.released()])
    if (failures.length > 0) throw failures[0]
  }
  const ended = run()
  ended.catch(() => {})
  return {
    ended,
    isReady: () => !signal.aborted && held.isReady() && contact.isRecent(),
    stop: async () => {
      stopping.abort()
      await ended.catch(() => {})
    },
  }
}

/** Whether the brokers answered lately. */
function contactWithBrokers() {
  let heardAt = Number.NEGATIVE_INFINITY
  return {
    heard: () => {
      heardAt = performance.now()
    },
    beginAnew: () => {
      heardAt = Number.NEGATIVE_INFINITY
    },
    isRecent: () => performance.now() - heardAt < unheardMs,
  }
}

type Consuming = Parts & {
  held: HeldShards
  contact: ReturnType<typeof contactWithBrokers>
  fail(error: unknown): void
  signal: AbortSignal
}

/** Consumes the topic until the signal, and again after each failure of Kafka. */
async function keepConsuming(consuming: Consuming): Promise<void> {
  const { brokers, topic, shards, groupId, logger, held, contact, signal } = consuming
  const pauses = backOff(longestPauseMs, signal)
  const eachBatch = takeBatches(consuming)
  const assigned = (partitions: readonly number[]) => {
    pauses.reset()
    contact.beginAnew()
    held.assign(partitions)
  }
  const [revoked, heard] = [held.release, contact.heard]
  const probe = await openKafka({ ...consuming, retries: 2 })
  const kafka = await openKafka({ ...consuming, retries: outageRetries })
  while (!signal.aborted) {
    try {
      await checkTopic(probe, topic, shards)
      await consumeTopic({ kafka, topic, groupId, partitions: shards, signal, eachBatch, assigned, revoked, heard })
    } catch (error) {
      tellFailure(logger, brokers, error, 'cannot consume from Kafka; retrying')
      await pauses.wait()
    }
  }
}

/** Gives shards of which nothing is heard for long what the log has, until the signal. */
async function compareWithLog(log: EventLog, held: HeldShards, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(lookForQuietMs, undefined, { signal }).catch(() => {})
    const quiet = held.quiet()
    if (quiet.length === 0 || signal.aborted) continue
    const head = await log.head()
    await Promise.all(quiet.map((shard) => shard.giveLog(head, () => !signal.aborted)))
  }
}
