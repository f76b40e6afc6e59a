import type { RecordedEvent } from '@prumo/contracts/index'
import { inTransaction } from '@prumo/platform/postgres/transaction'
import { readModelsChannel } from '@prumo/platform/readModels/readModels'
import { concerns } from '../folding/foldBatch'
import { foldEachInto } from '../folding/foldEachInto'
import type { Model } from '../folding/foldInto'
import { noticeOf } from '../projector/changeNotice'
import { holdShard } from '../projector/checkpoints'
import type { ShardWork } from '../projector/shardWork'
import { type ParkedAt, park, readParked, unpark } from './parking'

/** A read model with its parked organizations, which are tried again. */
export type Standing = { model: Model; parked: Map<string, ParkedAt> }

/** All events of the log after `after` up to `through`. `isLast`: the shard has no more. */
export type Page = { events: readonly RecordedEvent[]; after: number; through: number; isLast: boolean }

/** The place of each organization after a page; `null` once it goes on with the shard. */
type Next = Map<string, ParkedAt | null>

/**
 * Folds a page for parked organizations, in turn with new batches. With `goOn` those that did not stop again go on with
 * the shard.
 */
export const resumePage = (
  all: readonly Standing[],
  read: () => Promise<Page>,
  work: ShardWork,
  signal: AbortSignal,
  goOn = false,
): Promise<void> =>
  work.inTurn(async () => {
    // Stopping a shard waits for the current turn only.
    signal.throwIfAborted()
    const page = await read()
    try {
      await inTransaction(work.client, async () => {
        // The next owner of the shard waits for this transaction. Otherwise both would fold the same events.
        await holdShard(work.client, work)
        for (const standing of all) await foldPage(standing, page, work, goOn && page.isLast)
        if (goOn) await announce(work)
      })
    } catch (error) {
      work.parked = await readParked(work.client)
      throw error
    }
  })

async function foldPage({ model, parked }: Standing, page: Page, work: ShardWork, goOn: boolean): Promise<void> {
  const isLeft = ({ organizationId, position }: RecordedEvent) =>
    position >= (parked.get(organizationId ?? '')?.position ?? Number.POSITIVE_INFINITY)
  const events = page.events.filter((event) => isLeft(event) && concerns(model.projection, event))
  const stopped = await foldEachInto(model, events, work.client, new Set())
  const next: Next = new Map(stopped.map((poison) => [poison.organizationId, { ...poison, after: page.after }]))
  for (const [organizationId, at] of parked) {
    if (next.has(organizationId)) continue
    if (goOn) next.set(organizationId, null)
    else if (events.some((event) => event.organizationId === organizationId))
      next.set(organizationId, { ...at, position: page.through + 1, eventId: null, after: page.through })
  }
  await note(model, next, work)
  for (const [organizationId, at] of next) {
    if (at && at.after > page.after) parked.set(organizationId, at)
    else parked.delete(organizationId)
  }
}

async function note({ projection }: Model, next: Next, { client, parked, logger }: ShardWork): Promise<void> {
  for (const [organizationId, at] of next) {
    if (at) await park(client, parked, projection, [at])
    else {
      await unpark(client, parked, projection, organizationId)
      logger.info({ table: projection.table, organizationId }, 'a parked organization resumed')
    }
  }
}

/** Announces that parked organizations have moved. */
const announce = ({ client, shard, shards, position }: ShardWork) =>
  client.query('select pg_notify($1, $2)', [readModelsChannel, noticeOf({ shard, shards, position, changes: null })])
