import type { RecordedEvent } from '@prumo/contracts/index'
import type { EventFeed, Follower, Following } from '@prumo/platform/eventFeed/eventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Pool } from 'pg'
import { startResuming } from '../parking/startResuming'
import type { Projection } from '../projection'
import { prepareTables } from '../rebuild/prepareTables'
import { readModelTable } from '../tables/readModelTable'
import { applyBatch } from './applyBatch'
import { beginShard } from './beginShard'
import { openTries, type Tries } from './openTries'
import { openWork, type ShardWork } from './shardWork'

export type ProjectorParts = {
  pool: Pool
  log: EventLog
  codec: EventCodec
  feed: EventFeed
  logger: Logger
  projections: readonly Projection[]
  telemetry?: Telemetry
}

const pauseMs = 500

/** Keeps the read models up with the log: each event is applied once to each, however often it is delivered. */
export type Projector = {
  /** How far its shards are, the last of them. */
  position(): number
  /** The shards that it has at present. */
  shards(): number[]
  /** Why a shard does not go on, in a word, where its last tries failed. */
  standstill(): string | undefined
  stop(): Promise<void>
}

type Held = { work: ShardWork; stopResuming: () => void }

export async function startProjector(parts: ProjectorParts): Promise<Projector> {
  const { logger, projections, feed } = parts
  const models = projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const shards = new Map<number, Held>()
  const tries = openTries()
  const preparing = await openWork(parts)
  const prepared = await prepareTables(parts, models, preparing, feed.shards).finally(() =>
    preparing.client.release(true),
  )

  const letGo = (shard: number) => {
    const held = shards.get(shard)
    shards.delete(shard)
    held?.stopResuming()
    held?.work.client.release(true)
  }
  const follower: Follower = {
    begin: async (shard) => {
      letGo(shard)
      const work = await noting(tries, shard, () => beginShard({ ...parts, shards: feed.shards }, models, shard))
      shards.set(shard, { work, stopResuming: startResuming({ ...parts, shards: feed.shards }, models, work) })
      return work.position
    },
    take: async (shard, { events, after, through, eventId = null }) => {
      const work = shards.get(shard)?.work
      if (!work || through <= work.position) return
      if (after > work.position) throw new Error(`shard ${shard} is at ${work.position}: what follows it is missing`)
      const fresh = newIn(events, work.position)
      const startedAt = new Date()
      await noting(tries, shard, () => applyBatch(models, fresh, work, { position: through, eventId }))
      tries.went(shard)
      parts.telemetry?.eventSpans(fresh, 'project', startedAt, new Date(), { shard })
    },
    end: async (shard) => {
      const held = shards.get(shard)
      held?.stopResuming()
      // What has its turn is finished first.
      await held?.work.inTurn(async () => {})
      letGo(shard)
    },
  }

  let following: Following | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const follow = () => {
    if (stopped) return
    following = feed.follow(follower)
    following.ended.catch(pause)
  }
  /** What it has under way is unknown: it begins anew, on connections of its own, where the checkpoints are. */
  const pause = (error: unknown) => {
    logger.error({ err: error, shards: [...shards.keys()] }, 'projector stopped; it begins again at its checkpoints')
    for (const shard of [...shards.keys()]) letGo(shard)
    if (!stopped) timer = setTimeout(follow, pauseMs)
  }
  follow()

  return {
    position: () => (shards.size === 0 ? prepared : Math.min(...[...shards.values()].map(({ work }) => work.position))),
    shards: () => [...shards.keys()],
    standstill: tries.standstill,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await following?.stop()
      for (const shard of [...shards.keys()]) await follower.end(shard)
    },
  }
}

async function noting<Done>(tries: Tries, shard: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    tries.failed(shard, error)
    throw error
  }
}

/** What stands after this position, each once: a feed may repeat events even within a batch. */
function newIn(batch: readonly RecordedEvent[], position: number): RecordedEvent[] {
  let latest = position
  return batch.filter((event) => {
    const isNew = event.position > latest
    if (isNew) latest = event.position
    return isNew
  })
}
