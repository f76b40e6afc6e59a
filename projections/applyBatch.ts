import type { RecordedEvent } from '@prumo/contracts/index'
import type { Logger } from '@prumo/platform/logger'
import { readModelsChannel } from '@prumo/platform/readModels'
import type { ClientBase, PoolClient } from 'pg'
import { changesOf, noticeOf } from './changes'
import { moveCheckpoints } from './checkpoints'
import { concerns, type Poison } from './foldBatch'
import { foldEachInto, foldInto, isRefusedRow, type Model } from './foldInto'
import { type Parked, park, parkedIn, readParked } from './parking'
import type { Projection } from './projection'
import { inTransaction } from './transaction'

/** What a projector works with: its connection, and whom it has parked as the database knows it. */
export type Work = { client: PoolClient; parked: Parked; logger: Logger }

/** Folds a batch into every read model, with their checkpoints, in one transaction. */
export async function applyBatch(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  work: Work,
  position: number,
): Promise<void> {
  const applyWith = (fold: typeof foldInto) =>
    inTransaction(work.client, async () => {
      for (const model of models) {
        const poison = await fold(model, events, work.client, parkedIn(work.parked, model.projection))
        await report(model.projection, poison, work)
      }
      await finish(models, events, work.client, position)
    })
  try {
    await applyWith(foldInto)
  } catch (error) {
    if (!isRefusedRow(error)) throw error
    // Whom the transaction parked before it was undone is not parked.
    work.parked = await readParked(work.client)
    await applyWith(foldEachInto)
  }
}

/** Parks those whom an event stopped, and says so. */
export async function report(projection: Projection, poison: readonly Poison[], { client, parked, logger }: Work) {
  for (const one of poison)
    logger.error(
      { table: projection.table, ...one },
      'an event could not be folded; its organization is parked in this read model',
    )
  await park(client, parked, projection, poison)
}

async function finish(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  client: ClientBase,
  from: number,
): Promise<void> {
  const to = events.at(-1)?.position ?? from
  await moveCheckpoints(
    client,
    models.map(({ projection }) => projection),
    from,
    to,
  )
  const changes = changesOf(events, (event) =>
    models.filter(({ projection }) => concerns(projection, event)).map(({ projection }) => projection.table),
  )
  await client.query({
    name: 'tell',
    text: 'select pg_notify($1, $2)',
    values: [readModelsChannel, noticeOf({ position: to, changes })],
  })
}
