import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/logger'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { Pool } from 'pg'
import { report } from './applyBatch'
import { type Checkpoint, holdShard, takeShard } from './checkpoints'
import type { Model } from './foldInto'
import { foldRange, type Placed } from './foldRange'
import { sayFollowing } from './following'
import { parkedAt, parkedIn, readParked, unpark } from './parking'
import { newOwner, openWork, type ShardWork } from './work'

/** `shards`: how many there are. */
type Parts = { pool: Pool; log: EventLog; codec: EventCodec; logger: Logger; shards: number }

/** Makes a shard ours: others can do no more to it. A begin is a new chance for whom was parked: the code may have been mended since. */
export async function beginShard(parts: Parts, models: readonly Model[], shard: number): Promise<ShardWork> {
  const work: ShardWork = { ...(await openWork(parts)), shard, owner: newOwner(), position: 0 }
  try {
    const checkpoints = await inTransaction(work.client, () => takeShard(work.client, shard, work.owner))
    work.position = positionIn(checkpoints, models)
    work.parked = await readParked(work.client)
    for (const model of models) await resumeParked(parts, model, work)
    await sayFollowing(work.client)
    return work
  } catch (error) {
    work.client.release(true)
    throw error
  }
}

/** Where all of these read models are, in step. */
function positionIn(checkpoints: readonly Checkpoint[], models: readonly Model[]): number {
  const own = models.flatMap(({ projection: { table, version } }) =>
    checkpoints.filter((one) => one.table === table && one.version === version),
  )
  if (own.length !== models.length) throw new Error('other versions of the read models have taken over')
  const positions = new Set(own.map(({ position }) => position))
  if (positions.size > 1) throw new Error('the read models are not in step: they are prepared when a projector starts')
  return own[0]?.position ?? 0
}

async function resumeParked({ log, codec, shards }: Parts, model: Model, work: ShardWork): Promise<void> {
  const { projection } = model
  const own = parkedAt(work.parked, projection).filter((one) => shardOf(one.organizationId, shards) === work.shard)
  for (const { organizationId, position, after } of own) {
    await inTransaction(work.client, async () => {
      // Whoever takes the shard next waits for this one, and then knows of it: folded twice, its events would count twice.
      await holdShard(work.client, work)
      await unpark(work.client, work.parked, projection, organizationId)
      const range = {
        ...{ after, until: work.position },
        only: (event: Placed) => event.organizationId === organizationId && event.position >= position,
      }
      const parked = parkedIn(work.parked, projection)
      await report(projection, await foldRange({ log, codec }, model, work.client, range, parked), work, after)
    })
  }
}
