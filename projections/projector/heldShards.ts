import type { RecordedEvent } from '@prumo/contracts/index'
import type { Follower } from '@prumo/platform/eventFeed/eventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Pool } from 'pg'
import type { Model } from '../folding/foldInto'
import { startResuming } from '../parking/startResuming'
import { applyBatch } from './applyBatch'
import { beginShard } from './beginShard'
import { openTries, type Tries } from './openTries'
import type { ShardWork } from './shardWork'

type Parts = { pool: Pool; log: EventLog; codec: EventCodec; logger: Logger; shards: number; telemetry?: Telemetry }

type Held = { work: ShardWork; stopResuming: () => void }

/** The shards that a projector has at present, and the follower that folds what the feed brings of them. */
export function heldShards(parts: Parts, models: readonly Model[]) {
  const held = new Map<number, Held>()
  const tries = openTries()

  const letGo = (shard: number) => {
    const gone = held.get(shard)
    held.delete(shard)
    gone?.stopResuming()
    gone?.work.client.release(true)
  }
  const follower: Follower = {
    begin: async (shard) => {
      letGo(shard)
      const work = await countingFailures(tries, shard, () => beginShard(parts, models, shard))
      held.set(shard, { work, stopResuming: startResuming(parts, models, work) })
      return work.position
    },
    take: async (shard, { events, after, through, eventId = null }) => {
      const work = held.get(shard)?.work
      if (!work || through <= work.position) return
      if (after > work.position) throw new Error(`shard ${shard} is at ${work.position}: what follows it is missing`)
      const fresh = newIn(events, work.position)
      const startedAt = new Date()
      await countingFailures(tries, shard, () => applyBatch(models, fresh, work, { position: through, eventId }))
      tries.succeeded(shard)
      parts.telemetry?.eventSpans(fresh, 'project', startedAt, new Date(), { shard })
    },
    end: async (shard) => {
      const ending = held.get(shard)
      ending?.stopResuming()
      // The batch that is being applied is finished first.
      await ending?.work.inTurn(async () => {})
      letGo(shard)
    },
  }

  return {
    follower,
    numbers: () => [...held.keys()],
    /** The position of the shard that is furthest behind; `undefined` without a shard. */
    position: () => (held.size === 0 ? undefined : Math.min(...[...held.values()].map(({ work }) => work.position))),
    standstill: tries.standstill,
    letGoAll: () => {
      for (const shard of [...held.keys()]) letGo(shard)
    },
  }
}

async function countingFailures<Done>(tries: Tries, shard: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    tries.failed(shard, error)
    throw error
  }
}

/** The events after this position, each once: a feed may repeat events even within a batch. */
function newIn(batch: readonly RecordedEvent[], position: number): RecordedEvent[] {
  let latest = position
  return batch.filter((event) => {
    const isNew = event.position > latest
    if (isNew) latest = event.position
    return isNew
  })
}
