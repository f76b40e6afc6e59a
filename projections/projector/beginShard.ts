import { oneAtATime } from '@prumo/platform/concurrency/oneAtATime'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Pool } from 'pg'
import type { Model } from '../folding/foldInto'
import { readParked } from '../parking/parking'
import { type Checkpoint, takeShard } from './checkpoints'
import { markFollowing } from './liveness'
import { newOwner, openWork, type ShardWork } from './shardWork'

type Parts = { pool: Pool; logger: Logger; shards: number }

/** Takes a shard: its previous owner can do no more to it. */
export async function beginShard(parts: Parts, models: readonly Model[], shard: number): Promise<ShardWork> {
  const turns = oneAtATime()
  const work: ShardWork = {
    ...(await openWork(parts)),
    shard,
    shards: parts.shards,
    owner: newOwner(),
    position: 0,
    inTurn: (work) => turns('shard', work),
  }
  try {
    const checkpoints = await inTransaction(work.client, () => takeShard(work.client, shard, work.owner))
    work.position = positionIn(checkpoints, models)
    work.parked = await readParked(work.client)
    await markFollowing(work.client)
    return work
  } catch (error) {
    work.client.release(true)
    throw error
  }
}

/** The position of these read models, which must be the same for all. */
function positionIn(checkpoints: readonly Checkpoint[], models: readonly Model[]): number {
  const current = models.flatMap(({ projection: { table, version } }) =>
    checkpoints.filter((checkpoint) => checkpoint.table === table && checkpoint.version === version),
  )
  if (current.length !== models.length) throw new Error('other versions of the read models have taken over')
  const positions = new Set(current.map(({ position }) => position))
  if (positions.size > 1) throw new Error('the read models are not in step: they are prepared when a projector starts')
  return current[0]?.position ?? 0
}
