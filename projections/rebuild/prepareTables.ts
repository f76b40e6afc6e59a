import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog, Place } from '@prumo/platform/eventLog/eventLog'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { whenFree } from '@prumo/platform/postgres/whenFree'
import type { Model } from '../folding/foldInto'
import { foldRange, type Range } from '../folding/foldRange'
import { type ParkedAt, parkedIn, readParked } from '../parking/parking'
import { report } from '../projector/applyBatch'
import { type Checkpoint, freeShards, holdCheckpoints, makeLive, readCheckpoints } from '../projector/checkpoints'
import { isFollowed } from '../projector/liveness'
import type { Work } from '../projector/shardWork'
import { rebuild } from './rebuild'
import { type Pace, throttled, unthrottled } from './throttle'

type Source = { log: EventLog; codec: EventCodec }
/** Requests go first, but the new version must arrive as well. */
const throttledBuild = throttled(0.5)

/** The position up to which read models were built, and the organizations that an event stopped. */
type Built = { reached: Place; stopped: ReadonlyMap<Model, ParkedAt[]> }

/**
 * Creates missing read models and builds new versions beside the old ones, which serve until all take over together.
 * Brings all read models and shards in step, one projector at a time. Returns their common position.
 */
export async function prepareTables(
  source: Source,
  models: readonly Model[],
  work: Work,
  shards: number,
): Promise<number> {
  await work.client.query('select pg_advisory_lock($1)', [advisoryLocks.preparing])
  try {
    const checkpoints = await readCheckpoints(work.client)
    if (areInStep(checkpoints, models, shards)) return Math.min(...ofModels(checkpoints, models).map(positionOf))
    const until = furthest(checkpoints, models) ?? (await source.log.end())
    const pace = (await isFollowed(work.client)) ? throttledBuild : unthrottled
    const missing = models.filter((model) => checkpointsOf(checkpoints, model).length === 0)
    const built = await build(source, missing, work, until, pace)
    return await whenFree(
      work.client,
      () => takeOver(source, models, built, work, shards),
      () => work.logger.info('the read models are locked by other projectors; retrying the takeover'),
    )
  } finally {
    await work.client.query('select pg_advisory_unlock($1)', [advisoryLocks.preparing]).catch(() => {})
  }
}

const positionOf = ({ position }: Checkpoint) => position

const checkpointsOf = (checkpoints: readonly Checkpoint[], { projection: { table, version } }: Model) =>
  checkpoints.filter((checkpoint) => checkpoint.table === table && checkpoint.version === version)

const ofModels = (checkpoints: readonly Checkpoint[], models: readonly Model[]) =>
  models.flatMap((model) => checkpointsOf(checkpoints, model))

/** Whether each read model has a checkpoint in each shard, and all of a shard are at the same position. */
function areInStep(checkpoints: readonly Checkpoint[], models: readonly Model[], shards: number): boolean {
  const current = ofModels(checkpoints, models)
  const steps = new Set(current.map(({ shard, position }) => `${shard} at ${position}`))
  return (
    current.length === models.length * shards &&
    steps.size === shards &&
    current.every(({ shard }) => shard < shards) &&
    models.every((model) => checkpointsOf(current, model).length === shards)
  )
}

/** The furthest position of these read models, in any version; `undefined` if there are none. */
function furthest(checkpoints: readonly Checkpoint[], models: readonly Model[]): Place | undefined {
  const tables = new Set(models.map(({ projection }) => projection.table))
  return checkpoints.filter(({ table }) => tables.has(table)).reduce<Place | undefined>(laterOf, undefined)
}

const laterOf = (latest: Place | undefined, { position, eventId }: Place): Place =>
  latest && latest.position >= position ? latest : { position, eventId }

/** Builds all in one reading of the log. */
async function build(
  source: Source,
  models: readonly Model[],
  { client }: Work,
  reached: Place,
  pace: Pace,
): Promise<Built> {
  if (models.length === 0) return { reached, stopped: new Map() }
  for (const { table } of models) await client.query(`drop table if exists read.${table.name} cascade`)
  return inTransaction(client, async () => {
    for (const { table } of models) await table.create(client)
    const stopped = await rebuild(source, models, client, reached.position, pace)
    for (const { table } of models) {
      await pace(() => table.index(client))
      // Postgres analyzes a new table late, and plans without statistics are slow for the first readers.
      await client.query(`analyze ${table.address}`)
    }
    return { reached, stopped: new Map(models.map((model, index) => [model, stopped[index] ?? []])) }
  })
}

/** Takes over: locks the checkpoints, catches up with what has come since the build, and publishes the new versions. */
async function takeOver(
  source: Source,
  models: readonly Model[],
  built: Built,
  work: Work,
  shards: number,
): Promise<number> {
  const checkpoints = await holdCheckpoints(work.client)
  work.parked = await readParked(work.client)
  const reached = laterOf(furthest(checkpoints, models), built.reached)
  const until = reached.position
  for (const model of models) {
    const stopped = built.stopped.get(model)
    if (stopped) await report(model.projection, stopped, work)
    const missing = stopped ? [{ after: built.reached.position }] : missingOf(checkpointsOf(checkpoints, model))
    for (const range of missing) await catchUp(source, model, work, { ...range, until })
    await makeLive(work.client, model.projection, shards, reached)
  }
  // Readers wait from the first publication to the end of the transaction, so nothing else follows.
  for (const { table } of built.stopped.keys()) await table.publish(work.client)
  await freeShards(work.client)
  return until
}

/** The events that each shard still lacks, by the shards as they were. */
const missingOf = (checkpoints: readonly Checkpoint[]): Omit<Range, 'until'>[] =>
  checkpoints.map(({ shard, position }) => ({
    after: position,
    only: ({ organizationId }) => shardOf(organizationId, checkpoints.length) === shard,
  }))

async function catchUp(source: Source, model: Model, work: Work, range: Range): Promise<void> {
  const parked = parkedIn(work.parked, model.projection)
  await report(model.projection, await foldRange(source, model, work.client, range, parked), work)
}
