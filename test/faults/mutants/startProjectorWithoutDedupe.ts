import { setTimeout as pause } from 'node:timers/promises'
import { applyBatch } from '@prumo/projections/projector/applyBatch'
import { beginShard } from '@prumo/projections/projector/beginShard'
import type { Projector, ProjectorParts } from '@prumo/projections/projector/projector'
import { openWork, type ShardWork } from '@prumo/projections/projector/shardWork'
import { prepareTables } from '@prumo/projections/rebuild/prepareTables'
import { readModelTable } from '@prumo/projections/tables/readModelTable'

/** The projector without its checks: it applies all that it receives, even events it already had or after a gap. */
export async function startProjectorWithoutDedupe(parts: ProjectorParts): Promise<Projector> {
  const models = parts.projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const preparing = await openWork(parts)
  await prepareTables(parts, models, preparing, parts.feed.shards).finally(() => preparing.client.release(true))
  const shards = new Map<number, ShardWork>()
  const following = parts.feed.follow({
    begin: async (shard) => {
      const work = await beginShard({ ...parts, shards: parts.feed.shards }, models, shard)
      shards.set(shard, work)
      return work.position
    },
    take: async (shard, { events, through, eventId = null }) => {
      const work = shards.get(shard)
      if (!work) return
      const reached = Math.max(through, work.position)
      await applyBatch(models, events, work, { position: reached, eventId: through === reached ? eventId : null })
    },
    end: async (shard) => {
      shards.get(shard)?.client.release(true)
      shards.delete(shard)
    },
  })
  while (shards.size < parts.feed.shards) await pause(5)
  return {
    position: () => Math.min(...[...shards.values()].map(({ position }) => position)),
    shards: () => [...shards.keys()],
    standstill: () => undefined,
    stop: following.stop,
  }
}
