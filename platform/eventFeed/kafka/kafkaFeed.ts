import { setTimeout as pause } from 'node:timers/promises'
import type { Batch, EachBatchPayload } from 'kafkajs'
import { backOff } from '../../concurrency/backOff'
import type { EventCodec } from '../../eventLog/eventCodec'
import type { EventLog } from '../../eventLog/eventLog'
import type { Secrets } from '../../secrets/secrets'
import type { Logger } from '../../telemetry/logger'
import type { EventFeed, Follower, Following } from '../eventFeed'
import { consumeTopic } from './consumeTopic'
import { type FeedAlarm, feedGate } from './feedGate'
import { checkTopic } from './feedTopic'
import { type HeldShard, holdShard } from './heldShard'
import { logPages } from './logPages'
import { openKafka } from './openKafka'
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
const beatMs = 500
const commitMs = 1000
/** Through a short outage a member stays what it was. A new one would wait until the group has given up the old. */
const outageRetries = 20
/** A partition of which nothing is heard for so long is compared with the log; one whose neighbours are busy, later. */
const quietMs = 1000
const quietWhileBusyMs = 10_000
const unheardMs = 5000

/**
 * The feed through Kafka. Its messages only say what the log has; a position decides what is next, and what is missing is read from the log. So nothing
 * that Kafka loses, repeats or makes up changes what a follower is given.
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
  const { topic, shards, groupId, log, logger, gate } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  const failures: unknown[] = []
  const fail = (error: unknown) => {
    failures.push(error)
    stopping.abort()
  }
  const held = heldShards(parts, fail)
  const pauses = backOff(longestPauseMs, signal)
  let heardAt = Number.NEGATIVE_INFINITY

  const takeBatch = async (shard: HeldShard, batch: Batch, goOn: () => boolean) => {
    const { messages, isSuspect } = await gate.admit(batch.partition, batch.messages)
    const taken = await shard.give(messages, goOn)
    return taken && isSuspect ? shard.giveLog(await log.head(), goOn) : taken
  }

  const committedAt = new Map<number, number>()
  const commit = async (batch: Batch, write: EachBatchPayload['commitOffsetsIfNecessary']) => {
    const { partition } = batch
    const now = performance.now()
    if (now - (committedAt.get(partition) ?? 0) < commitMs) return
    committedAt.set(partition, now)
    const offset = (BigInt(batch.lastOffset()) + 1n).toString()
    await write({ topics: [{ topic, partitions: [{ partition, offset }] }] })
  }

  const eachBatch = async (payload: EachBatchPayload) => {
    const { batch, heartbeat, isRunning, isStale } = payload
    const shard = held.of(batch.partition)
    if (!shard) return
    let interrupted = false
    const goOn = () => !interrupted && isRunning() && !isStale()
    const taking = takeBatch(shard, batch, goOn).catch((error: unknown) => {
      fail(error)
      return false
    })
    await beatUntil(taking, heartbeat).catch(async (error: unknown) => {
      interrupted = true
      await taking
      throw error
    })
    held.heard(batch.partition)
    if (!(await taking)) return
    payload.resolveOffset(batch.lastOffset())
    await commit(batch, payload.commitOffsetsIfNecessary)
  }

  const compareWithLog = async () => {
    while (!signal.aborted) {
      await pause(quietMs / 4, undefined, { signal }).catch(() => {})
      const quiet = held.quiet()
      if (quiet.length === 0 || signal.aborted) continue
      const head = await log.head()
      await Promise.all(quiet.map((shard) => shard.giveLog(head, () => !signal.aborted)))
    }
  }

  const consume = async () => {
    const probe = await openKafka({ ...parts, retries: 2 })
    const kafka = await openKafka({ ...parts, retries: outageRetries })
    while (!signal.aborted) {
      try {
        await checkTopic(probe, topic, shards)
        await consumeTopic({
          kafka,
          topic,
          groupId,
          partitions: shards,
          signal,
          eachBatch,
          assigned: (partitions) => {
            pauses.reset()
            heardAt = Number.NEGATIVE_INFINITY
            held.assign(partitions)
          },
          revoked: held.release,
          heard: () => {
            heardAt = performance.now()
          },
        })
      } catch (error) {
        tellFailure(logger, parts.brokers, error, 'Kafka cannot be followed; it is tried again')
        await pauses.wait()
      }
    }
  }

  const run = async () => {
    const comparing = compareWithLog().catch(fail)
    await consume().catch(fail)
    held.release()
    await Promise.all([comparing, held.released()])
    if (failures.length > 0) throw failures[0]
  }
  const ended = run()
  ended.catch(() => {})
  return {
    ended,
    isReady: () => !signal.aborted && held.isReady() && performance.now() - heardAt < unheardMs,
    stop: async () => {
      stopping.abort()
      await ended.catch(() => {})
    },
  }
}

/** The shards that are ours, by turns; what was ours before is done with before the next begins. */
function heldShards(parts: Parts, fail: (error: unknown) => void) {
  type Held = { shard: HeldShard; heardAt: number }
  let held: Map<number, Held> | undefined
  let released: Promise<unknown> = Promise.resolve()

  const release = () => {
    const former = [...(held?.values() ?? [])]
    held = undefined
    released = Promise.all([released, ...former.map(({ shard }) => shard.end())]).catch(fail)
  }
  return {
    of: (partition: number) => held?.get(partition)?.shard,
    heard: (partition: number) => {
      const one = held?.get(partition)
      if (one) one.heardAt = performance.now()
    },
    assign: (partitions: readonly number[]) => {
      release()
      const before = released
      held = new Map(
        partitions.map((partition) => {
          const shard = holdShard({ ...parts, shard: partition, before })
          shard.begun.catch(fail)
          return [partition, { shard, heardAt: performance.now() }]
        }),
      )
    },
    release,
    released: () => released,
    isReady: () => held !== undefined && [...held.values()].every(({ shard }) => shard.hasBegun()),
    /** Those of which nothing was heard for long; they count as heard now. */
    quiet: (): HeldShard[] => {
      const all = [...(held?.values() ?? [])]
      const longest = all.every(({ shard }) => shard.isIdle()) ? quietMs : quietWhileBusyMs
      const now = performance.now()
      const quiet = all.filter(({ shard, heardAt }) => shard.isIdle() && now - heardAt >= longest)
      for (const one of quiet) one.heardAt = now
      return quiet.map(({ shard }) => shard)
    },
  }
}

/** Keeps the group's membership alive until the work is done. What the group says meanwhile, such as that it is parted anew, is thrown. */
async function beatUntil(work: Promise<unknown>, heartbeat: () => Promise<void>): Promise<void> {
  const done = work.then(() => true)
  while (!(await Promise.race([done, pause(beatMs, false)]))) await heartbeat()
}
