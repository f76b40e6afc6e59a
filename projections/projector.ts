import type { RecordedEvent } from '@prumo/contracts/index'
import type { EventFeed, Following } from '@prumo/platform/eventFeed/eventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import type { Logger } from '@prumo/platform/logger'
import { readModelsChannel } from '@prumo/platform/readModels'
import type { ClientBase, Pool } from 'pg'
import { changesOf, noticeOf } from './changes'
import { addCheckpoint, type Checkpoint, makeLive, moveCheckpoints, readCheckpoints } from './checkpoints'
import { concerns, foldBatch, rowsOf } from './foldBatch'
import { type Parked, park, parkedAt, parkedIn, readParked, unpark } from './parking'
import type { Projection, Row } from './projection'
import { type ReadModelTable, type RowKey, readModelTable, rowName } from './readModelTable'
import { rebuild } from './rebuild'
import { inTransaction } from './transaction'

type Parts = {
  pool: Pool
  log: EventLog
  codec: EventCodec
  feed: EventFeed
  logger: Logger
  projections: readonly Projection[]
}
type Model = { projection: Projection; table: ReadModelTable }

/** Keeps the read models up with the log: each event is applied once to each, however often it is delivered. */
export type Projector = { position(): number; stop(): Promise<void> }

export async function startProjector(parts: Parts): Promise<Projector> {
  const { pool, logger } = parts
  const models = parts.projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const client = await pool.connect()
  // The plans of statements that are prepared once must serve when the tables, empty at first, have grown large.
  await client.query('set enable_seqscan = off')
  const parked = await readParked(client)
  let position = await prepareTables(parts, models, client, parked)
  await resumeParked(parts, models, client, parked, position)

  const take = async (batch: readonly RecordedEvent[]) => {
    const fresh = batch.filter((event) => event.position > position)
    const last = fresh.at(-1)
    if (!last) return
    await applyOrIsolate(models, fresh, client, parked, position, logger)
    position = last.position
  }

  let following: Following
  let stopped = false
  const follow = () => {
    following = parts.feed.follow(position, take)
    following.ended.catch((error: unknown) => {
      logger.error({ err: error, position }, 'projector stopped; it begins again at its checkpoint')
      if (!stopped) setTimeout(() => void restart(), 500)
    })
  }
  const restart = async () => {
    const checkpoints = await readCheckpoints(client).catch(() => undefined)
    if (stopped) return
    if (checkpoints) position = Math.min(...checkpoints.filter(({ live }) => live).map((one) => one.position))
    follow()
  }
  follow()

  return {
    position: () => position,
    stop: async () => {
      stopped = true
      await following.stop()
      client.release()
    },
  }
}

/** One batch in one transaction. Where writing fails, event by event, so that only the poisonous one's organization is parked. */
async function applyOrIsolate(
  models: readonly Model[],
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: Parked,
  position: number,
  logger: Logger,
): Promise<void> {
  try {
    await apply(models, events, client, parked, position, logger)
  } catch (error) {
    if (!isData(error)) throw error
    let from = position
    for (const event of events) {
      await applyAlone(models, event, client, parked, from, logger)
      from = event.position
    }
  }
}

/** What Postgres says of values that do not fit (SQLSTATE class 22 and 23). */
const isData = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code ?? ''))

async function applyAlone(
  models: readonly Model[],
  event: RecordedEvent,
  client: ClientBase,
  parked: Parked,
  position: number,
  logger: Logger,
) {
  for (const model of models) {
    try {
      await inTransaction(client, () => applyTo(model, [event], client, parked, logger))
    } catch (error) {
      if (!isData(error) || event.organizationId === null) throw error
      const poison = [{ organizationId: event.organizationId, position: event.position, error: String(error) }]
      await report(model.projection, poison, client, parked, logger)
    }
  }
  await inTransaction(client, () => finish(models, [event], client, position))
}

const apply = (
  models: readonly Model[],
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: Parked,
  position: number,
  logger: Logger,
) =>
  inTransaction(client, async () => {
    for (const model of models) await applyTo(model, events, client, parked, logger)
    await finish(models, events, client, position)
  })

async function applyTo(
  { projection, table }: Model,
  events: readonly RecordedEvent[],
  client: ClientBase,
  parked: Parked,
  logger: Logger,
) {
  const concerned = events.filter((event) => concerns(projection, event))
  if (concerned.length === 0) return
  const rows = await rowsBefore(projection, table, concerned, client)
  const { writes, poison } = foldBatch(projection, concerned, rows, parkedIn(parked, projection))
  if (writes.length > 0) await table.write(client, writes)
  if (poison.length > 0) await report(projection, poison, client, parked, logger)
}

async function rowsBefore(
  projection: Projection,
  table: ReadModelTable,
  events: readonly RecordedEvent[],
  client: ClientBase,
): Promise<Map<string, Row | null>> {
  if (projection.madeOnce) return new Map()
  const keys = new Map<string, RowKey>()
  for (const event of events) for (const key of rowsOf(projection, event)) keys.set(rowName(key), key)
  return keys.size === 0 ? new Map() : table.load(client, [...keys.values()])
}

async function report(
  projection: Projection,
  poison: Parameters<typeof park>[3],
  client: ClientBase,
  parked: Parked,
  logger: Logger,
) {
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

/** Makes the tables that are missing and builds those whose version is new, beside the old ones; answers the position that all have reached. */
async function prepareTables(
  parts: Parts,
  models: readonly Model[],
  client: ClientBase,
  parked: Parked,
): Promise<number> {
  const checkpoints = await readCheckpoints(client)
  const at = ({ table, version }: Projection) =>
    checkpoints.find((one) => one.table === table && one.version === version)
  const ready = models.map(({ projection }) => at(projection)).filter((one): one is Checkpoint => one !== undefined)
  const position = ready.length > 0 ? Math.min(...ready.map((one) => one.position)) : await parts.log.head()
  for (const model of models) {
    if (!at(model.projection)) await build(parts, model, client, parked, position)
  }
  return position
}

async function build(
  parts: Parts,
  { projection, table }: Model,
  client: ClientBase,
  parked: Parked,
  position: number,
): Promise<void> {
  await client.query(`drop table if exists read.${table.name} cascade`)
  await inTransaction(client, () => table.create(client))
  const poison = await rebuild(parts, projection, table, client, position)
  await inTransaction(client, async () => {
    await addCheckpoint(client, { table: projection.table, version: projection.version, position, live: false })
    if (poison.length > 0) await report(projection, poison, client, parked, parts.logger)
    await table.publish(client)
    await makeLive(client, projection.table, projection.version)
  })
}

/** A start is a new chance for what was parked: the code may have been mended since. */
async function resumeParked(
  parts: Parts,
  models: readonly Model[],
  client: ClientBase,
  parked: Parked,
  position: number,
): Promise<void> {
  for (const model of models) {
    for (const { organizationId, position: poisoned } of parkedAt(parked, model.projection)) {
      await resume(parts, model, client, parked, organizationId, poisoned, position)
    }
  }
}

async function resume(
  parts: Parts,
  model: Model,
  client: ClientBase,
  parked: Parked,
  organizationId: string,
  from: number,
  until: number,
): Promise<void> {
  await inTransaction(client, async () => {
    await unpark(client, parked, model.projection, organizationId)
    for (let after = from - 1; after < until && !parkedIn(parked, model.projection).has(organizationId); ) {
      const batch = (await parts.log.readAll(after, 1000)).filter(({ position }) => position <= until)
      if (batch.length === 0) return
      const events = await parts.codec.decode(batch.filter((event) => event.organizationId === organizationId))
      await applyTo(model, events, client, parked, parts.logger)
      after = batch.at(-1)?.position ?? until
    }
  })
}
