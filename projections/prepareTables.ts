import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { report, type Work } from './applyBatch'
import { type Checkpoint, holdCheckpoints, makeLive, readCheckpoints } from './checkpoints'
import type { Poison } from './foldBatch'
import type { Model } from './foldInto'
import { foldRange } from './foldRange'
import { parkedAt, parkedIn, unpark } from './parking'
import type { Projection } from './projection'
import { rebuild } from './rebuild'
import { inTransaction } from './transaction'

type Source = { log: EventLog; codec: EventCodec }
type Built = { position: number; poison: Poison[] }

/**
 * Makes the read models that are missing and builds those whose version is new, beside the old ones; they take over together.
 * Answers the position that all have reached.
 */
export async function prepareTables(source: Source, models: readonly Model[], work: Work): Promise<number> {
  const checkpoints = await readCheckpoints(work.client)
  const until = furthest(checkpoints, models) ?? (await source.log.head())
  const built = new Map<Model, Built>()
  for (const model of models) {
    if (!checkpointOf(checkpoints, model)) built.set(model, await build(source, model, work, until))
  }
  const position = await inTransaction(work.client, () => takeOver(source, models, built, work))
  for (const model of models) if (!built.has(model)) await resumeParked(source, model, work, position)
  return position
}

const checkpointOf = (checkpoints: readonly Checkpoint[], { projection: { table, version } }: Model) =>
  checkpoints.find((one) => one.table === table && one.version === version)

/** How far these read models are, in whatever version: `undefined` where there are none yet. */
function furthest(checkpoints: readonly Checkpoint[], models: readonly Model[]): number | undefined {
  const tables = new Set(models.map(({ projection }) => projection.table))
  const positions = checkpoints.filter(({ table }) => tables.has(table)).map(({ position }) => position)
  return positions.length > 0 ? Math.max(...positions) : undefined
}

async function build(source: Source, model: Model, { client }: Work, until: number): Promise<Built> {
  await client.query(`drop table if exists read.${model.table.name} cascade`)
  await inTransaction(client, () => model.table.create(client))
  return { position: until, poison: await rebuild(source, model.projection, model.table, client, until) }
}

/** While the read models were built, those that serve may have gone on: held where they are, they are caught up with. */
async function takeOver(
  source: Source,
  models: readonly Model[],
  built: ReadonlyMap<Model, Built>,
  work: Work,
): Promise<number> {
  const checkpoints = await holdCheckpoints(work.client)
  const reached = [...built.values()].map(({ position }) => position)
  const until = Math.max(0, furthest(checkpoints, models) ?? 0, ...reached)
  for (const model of models) {
    const made = built.get(model)
    const from = made?.position ?? checkpointOf(checkpoints, model)?.position ?? 0
    if (!made && from === until) continue
    if (made) await report(model.projection, made.poison, work)
    await catchUp(source, model, work, { after: from, until })
    await makeLive(work.client, model.projection, until)
    if (made) await model.table.publish(work.client)
  }
  return until
}

async function catchUp(
  source: Source,
  model: Model,
  work: Work,
  range: { after: number; until: number; organizationId?: string },
): Promise<void> {
  const parked = parkedIn(work.parked, model.projection)
  await report(model.projection, await foldRange(source, model, work.client, range, parked), work)
}

/** A start is a new chance for what was parked: the code may have been mended since. */
async function resumeParked(source: Source, model: Model, work: Work, until: number): Promise<void> {
  for (const { organizationId, position } of parkedAt(work.parked, model.projection)) {
    await inTransaction(work.client, async () => {
      await unpark(work.client, work.parked, model.projection, organizationId)
      await catchUp(source, model, work, { after: position - 1, until, organizationId })
    })
  }
}

/** Where read models that were prepared stand now. */
export async function positionOf(projections: readonly Projection[], { client }: Work): Promise<number> {
  const checkpoints = await readCheckpoints(client)
  const own = checkpoints.filter((one) =>
    projections.some(({ table, version }) => one.table === table && one.version === version),
  )
  if (own.length !== projections.length) throw new Error('other versions of the read models have taken over')
  return Math.min(...own.map(({ position }) => position))
}
