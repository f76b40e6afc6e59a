import type { RecordedEvent } from '@prumo/contracts/index'
import type { Place } from '@prumo/platform/eventLog/eventLog'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { readModelsChannel } from '@prumo/platform/readModels/readModels'
import { concerns } from '../folding/foldBatch'
import { foldEachInto, isOfRows } from '../folding/foldEachInto'
import { foldInto, type Model } from '../folding/foldInto'
import { type ParkedAt, park, parkedIn, readParked } from '../parking/parking'
import type { Projection } from '../projection'
import { changesOf, noticeOf } from './changeNotice'
import { holdShard, moveCheckpoints } from './checkpoints'
import type { ShardWork, Work } from './shardWork'

/** Folds a shard's next events into every read model and moves its checkpoints, in one transaction. */
export async function applyBatch(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  work: ShardWork,
  to: Place,
): Promise<void> {
  await work.inTurn(() => applyInTurn(models, events, work, to))
}

async function applyInTurn(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  work: ShardWork,
  to: Place,
): Promise<void> {
  const applyWith = (foldModels: FoldModels) =>
    inTransaction(work.client, async () => {
      await holdShard(work.client, work)
      await foldModels(models, events, work)
      await finish(models, events, work, to)
    })
  try {
    await applyWith(foldTogether)
  } catch (error) {
    if (!isOfRows(error)) throw error
    // The transaction was undone, and with it what it parked.
    work.parked = await readParked(work.client)
    await applyWith(foldInTurn)
  }
  work.position = to.position
}

type FoldModels = (models: readonly Model[], events: readonly RecordedEvent[], work: ShardWork) => Promise<void>

/**
 * Folds into all read models at once: while Postgres writes the rows of a model, those of the next are folded. Throws
 * an error once no model asks Postgres anything more: one of rows, if it has one, since it fails what follows it.
 */
const foldTogether: FoldModels = async (models, events, work) => {
  const errors: unknown[] = []
  const fold = (model: Model) =>
    foldWith(async (...of) => (await foldInto(...of)).poison, model, events, work).catch((error) => errors.push(error))
  await Promise.all(models.map(fold))
  if (errors.length > 0) throw errors.find(isOfRows) ?? errors[0]
}

const foldInTurn: FoldModels = async (models, events, work) => {
  for (const model of models) await foldWith(foldEachInto, model, events, work)
}

async function foldWith(
  fold: typeof foldEachInto,
  model: Model,
  events: readonly RecordedEvent[],
  work: ShardWork,
): Promise<void> {
  const poison = await fold(model, events, work.client, parkedIn(work.parked, model.projection))
  const after = work.position
  const stopped = poison.map((event) => ({ ...event, after }))
  await report(model.projection, stopped, work)
}

/** Parks organizations that an event stopped, and logs it. */
export async function report(projection: Projection, stopped: readonly ParkedAt[], { client, parked, logger }: Work) {
  for (const place of stopped)
    logger.error(
      { table: projection.table, ...place },
      'an event could not be folded; its organization is parked in this read model',
    )
  await park(client, parked, projection, stopped)
}

async function finish(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  work: ShardWork,
  to: Place,
): Promise<void> {
  const versions = models.map(({ projection }) => projection)
  await moveCheckpoints(work.client, versions, work.shard, work.position, to)
  const changes = changesOf(events, (event) =>
    models.filter(({ projection }) => concerns(projection, event)).map(({ projection }) => projection.table),
  )
  await work.client.query({
    name: 'tell',
    text: 'select pg_notify($1, $2)',
    values: [readModelsChannel, noticeOf({ shard: work.shard, shards: work.shards, position: to.position, changes })],
  })
}
