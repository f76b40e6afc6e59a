import type { EventFeed, Following } from '@prumo/platform/eventFeed/eventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Telemetry } from '@prumo/platform/telemetry/telemetry'
import type { Pool } from 'pg'
import type { Projection } from '../projection'
import { prepareTables } from '../rebuild/prepareTables'
import { readModelTable } from '../tables/readModelTable'
import { heldShards } from './heldShards'
import { openWork } from './shardWork'

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

/** Keeps the read models up with the log. Each event is applied once, however often it is delivered. */
export type Projector = {
  /** The position of the shard that is furthest behind. */
  position(): number
  /** The shards that it has at present. */
  shards(): number[]
  /** The code of the error that keeps a shard from going on, if one stands still. */
  standstill(): string | undefined
  stop(): Promise<void>
}

export async function startProjector(parts: ProjectorParts): Promise<Projector> {
  const { logger, projections, feed } = parts
  const models = projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const shards = heldShards({ ...parts, shards: feed.shards }, models)
  const preparing = await openWork(parts)
  const prepared = await prepareTables(parts, models, preparing, feed.shards).finally(() =>
    preparing.client.release(true),
  )

  let following: Following | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const follow = () => {
    if (stopped) return
    following = feed.follow(shards.follower)
    following.ended.catch(restart)
  }
  /** Its state is unknown: it begins again at the checkpoints, on new connections. */
  const restart = (error: unknown) => {
    logger.error({ err: error, shards: shards.numbers() }, 'projector stopped; restarting from its checkpoints')
    shards.letGoAll()
    if (!stopped) timer = setTimeout(follow, pauseMs)
  }
  follow()

  return {
    position: () => shards.position() ?? prepared,
    shards: shards.numbers,
    standstill: shards.standstill,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await following?.stop()
      for (const shard of shards.numbers()) await shards.follower.end(shard)
    },
  }
}
