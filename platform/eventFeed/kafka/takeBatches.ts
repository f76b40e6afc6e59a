import { setTimeout as pause } from 'node:timers/promises'
import type { Batch, EachBatchPayload } from 'kafkajs'
import type { EventLog } from '../../eventLog/eventLog'
import type { feedGate } from './feedGate'
import type { HeldShard } from './heldShard'
import type { HeldShards } from './heldShards'

type Parts = {
  topic: string
  log: EventLog
  gate: ReturnType<typeof feedGate>
  held: HeldShards
  fail(error: unknown): void
}

const beatMs = 500
const commitMs = 1000

/** Gives each batch to its shard, and commits now and then. A failing shard ends the following. */
export function takeBatches({ topic, log, gate, held, fail }: Parts): (payload: EachBatchPayload) => Promise<void> {
  const take = async (shard: HeldShard, batch: Batch, goOn: () => boolean) => {
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

  return async (payload) => {
    const { batch, heartbeat, isRunning, isStale } = payload
    const shard = held.of(batch.partition)
    if (!shard) return
    let interrupted = false
    const goOn = () => !interrupted && isRunning() && !isStale()
    const taking = take(shard, batch, goOn).catch((error: unknown) => {
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
}

/** Keeps the group's membership alive until the work is done. Throws what the group answers, as a rebalance. */
async function beatUntil(work: Promise<unknown>, heartbeat: () => Promise<void>): Promise<void> {
  const done = work.then(() => true)
  while (!(await Promise.race([done, pause(beatMs, false)]))) await heartbeat()
}
