import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Placed } from '@prumo/projections/folding/foldRange'
import type { ParkedAt } from '@prumo/projections/parking/parking'
import type { Projection } from '@prumo/projections/projection'
import { type Checkpoint, readCheckpoints } from '@prumo/projections/projector/checkpoints'
import { differenceOf } from '@prumo/projections/rebuild/compareWithRebuild'
import { rebuild } from '@prumo/projections/rebuild/rebuild'
import { throttled } from '@prumo/projections/rebuild/throttle'
import { type ReadModelTable, readModelTable } from '@prumo/projections/tables/readModelTable'
import type { ClientBase } from 'pg'
import { Impossible } from '../command/command'

export type Source = { log: EventLog; codec: EventCodec }

/** Nobody waits for it, and people are served meanwhile. */
const gently = throttled(1)

/** A read model beside the one that serves: its position and parked organizations in each shard. */
export type Beside = {
  table: ReadModelTable
  reached: readonly Checkpoint[]
  parked: readonly ParkedAt[]
  difference: { live: number; differing: number }
}

/** Builds it as far as the live one is, at one moment of the database, and compares the two as they are then. */
export async function buildBeside(source: Source, projection: Projection, client: ClientBase): Promise<Beside> {
  const table = readModelTable(projection, { suffix: '_anew' })
  await table.drop(client)
  await client.query('begin isolation level repeatable read')
  try {
    const reached = checkpointsOf(await readCheckpoints(client), projection)
    await table.create(client)
    // The plans of statements that are prepared once must serve when the table, empty at first, has grown large.
    await client.query('set local enable_seqscan = off')
    const only = upTo(reached)
    const until = Math.max(...reached.map(({ position }) => position))
    const [parked = []] = await rebuild(source, [{ projection, table, only }], client, until, gently)
    await gently(() => table.index(client))
    await client.query('set local enable_seqscan = on')
    const difference = await differenceOf(client, projection, table)
    await client.query('commit')
    return { table, reached, parked, difference }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The checkpoints of the version that this program knows, which must be the one that serves. */
export function checkpointsOf(checkpoints: readonly Checkpoint[], { table, version }: Projection): Checkpoint[] {
  const live = checkpoints.filter(
    (checkpoint) => checkpoint.table === table && checkpoint.version === version && checkpoint.live,
  )
  if (live.length === 0) throw new Impossible(`version ${version} of ${table} does not serve`)
  return live
}

const upTo = (reached: readonly Checkpoint[]) => {
  const positions = new Map(reached.map(({ shard, position }) => [shard, position]))
  return ({ organizationId, position }: Placed) =>
    position <= (positions.get(shardOf(organizationId, reached.length)) ?? 0)
}
