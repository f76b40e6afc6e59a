import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { EachBatchHandler, Kafka } from 'kafkajs'

type Parts = {
  kafka: Kafka
  topic: string
  groupId: string
  partitions: number
  signal: AbortSignal
  eachBatch: EachBatchHandler
  assigned(partitions: readonly number[]): void
  /** None of them is ours for now. */
  revoked(): void
  /** The brokers have answered. */
  heard(): void
}

const longestGoodbyeMs = 5000

/** Consumes as a member of the group until the signal; rejects when the consumer died for good. */
export async function consumeTopic(parts: Parts): Promise<void> {
  const { kafka, topic, groupId, partitions, signal } = parts
  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    sessionTimeout: 10_000,
    heartbeatInterval: 1000,
    rebalanceTimeout: 30_000,
    maxWaitTimeInMs: 500,
    retry: { restartOnFailure: async () => false },
  })
  const { CRASH, GROUP_JOIN, REBALANCING, FETCH, HEARTBEAT } = consumer.events
  const crashed = new Promise<never>((_, reject) => consumer.on(CRASH, ({ payload }) => reject(payload.error)))
  crashed.catch(() => {})
  // One that is told to stop while it joins may yet join.
  let isOver = false
  consumer.on(GROUP_JOIN, ({ payload }) => {
    if (!isOver) parts.assigned(payload.memberAssignment[topic] ?? [])
  })
  consumer.on(REBALANCING, parts.revoked)
  consumer.on(FETCH, parts.heard)
  consumer.on(HEARTBEAT, parts.heard)

  const run = async () => {
    await consumer.connect()
    // What is older is found in the log.
    await consumer.subscribe({ topic, fromBeginning: false })
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitions,
      eachBatch: parts.eachBatch,
    })
    await crashed
  }
  const done = new AbortController()
  const aborted = signal.aborted || once(signal, 'abort', { signal: done.signal }).catch(() => {})
  try {
    await Promise.race([run(), crashed, aborted])
  } finally {
    isOver = true
    done.abort()
    parts.revoked()
    await Promise.race([consumer.disconnect().catch(() => {}), pause(longestGoodbyeMs)])
  }
}
