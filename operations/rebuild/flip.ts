import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { InUse, whenFree } from '@prumo/platform/postgres/whenFree'
import { readModelsChannel } from '@prumo/platform/readModels/readModels'
import { foldRange } from '@prumo/projections/folding/foldRange'
import { type ParkedAt, park, parkedAt, readParked, unpark } from '@prumo/projections/parking/parking'
import type { Projection } from '@prumo/projections/projection'
import { noticeOf } from '@prumo/projections/projector/changeNotice'
import { type Checkpoint, freeShards, holdCheckpoints, readCheckpoints } from '@prumo/projections/projector/checkpoints'
import type { ClientBase } from 'pg'
import { Impossible } from '../command/command'
import { type Beside, checkpointsOf, type Source } from './buildBeside'
import { mayReplaceTables } from './flipLock'

/** Replaces what serves by what was built beside, in one transaction. Answers who is parked in it. */
export async function flip(
  source: Source,
  projection: Projection,
  built: Beside,
  client: ClientBase,
  tell: (progress: string) => void,
): Promise<readonly ParkedAt[]> {
  // What came meanwhile is folded before anyone is held up: what is left then is little.
  let beside = await inTransaction(client, async () =>
    catchUp(source, projection, built, client, await readCheckpoints(client)),
  )
  beside = await whenFree(
    client,
    () => takeOver(source, projection, beside, client),
    () => tell('waiting for those who look at the read models'),
  )
  return beside.parked
}

async function takeOver(source: Source, projection: Projection, built: Beside, client: ClientBase): Promise<Beside> {
  if (!(await mayReplaceTables(client))) throw new InUse('the read models are being checked')
  // In the order of the projector (the shard, then the tables), and of those who ask (the view, then its table).
  const checkpoints = await holdCheckpoints(client)
  await client.query(`lock table read.${projection.table} in access exclusive mode`)
  const beside = await catchUp(source, projection, built, client, checkpoints)
  const wereParked = await replaceParked(projection, beside.parked, client)
  await beside.table.takePlace(client)
  if (wereParked || beside.parked.length > 0) await freeShards(client)
  const shards = beside.reached.length
  for (const { shard, position } of beside.reached) {
    const notice = noticeOf({ shard, shards, position, changes: null })
    await client.query('select pg_notify($1, $2)', [readModelsChannel, notice])
  }
  return beside
}

/** Folds what the live one has been given since. */
async function catchUp(
  source: Source,
  projection: Projection,
  { table, reached, parked, difference }: Beside,
  client: ClientBase,
  all: readonly Checkpoint[],
): Promise<Beside> {
  const now = checkpointsOf(all, projection)
  if (now.length !== reached.length) throw new Impossible('the read models were parted into other shards meanwhile')
  const stopped = [...parked]
  for (const { shard, position: after } of reached) {
    const until = now.find((checkpoint) => checkpoint.shard === shard)?.position ?? after
    const only = (event: { organizationId: string | null }) => shardOf(event.organizationId, now.length) === shard
    const without = new Set(stopped.map(({ organizationId }) => organizationId))
    stopped.push(...(await foldRange(source, { projection, table }, client, { after, until, only }, without)))
  }
  return { table, difference, reached: now, parked: stopped }
}

/** Answers whether anyone was parked until now. */
async function replaceParked(
  projection: Projection,
  parked: readonly ParkedAt[],
  client: ClientBase,
): Promise<boolean> {
  const all = await readParked(client)
  const before = parkedAt(all, projection)
  for (const { organizationId } of before) await unpark(client, all, projection, organizationId)
  await park(client, all, projection, parked)
  return before.length > 0
}
