import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { columnOf } from '@prumo/platform/postgres/columnNames'
import type { ClientBase } from 'pg'
import type { Poison } from '../folding/foldBatch'
import { parkedAt, readParked } from '../parking/parking'
import type { Projection } from '../projection'
import { type Checkpoint, readCheckpoints } from '../projector/checkpoints'
import { type ReadModelTable, type RowKey, readModelTable } from '../tables/readModelTable'
import type { Built } from './foldInMemory'
import { rebuild } from './rebuild'

type Source = { log: EventLog; codec: EventCodec }

/** Names at most ten rows of each kind, however many `differing` there are. */
export type Difference = {
  table: string
  differing: number
  onlyLive: string[]
  onlyRebuilt: string[]
  rows: RowKey[]
  /** Organizations that an event stops in the rebuild but not in the read model. */
  stopped: Poison[]
}

/** A compared read model: its number of rows, its checkpoints and its parked organizations. */
type Compared = Difference & { live: number; checkpoints: Checkpoint[]; parked: Poison[] }

const mostNamed = 10

/**
 * Compares the live read models with a rebuild from the log: there must be no difference. Each is compared up to
 * `position`, or as far as it has come.
 */
export async function compareWithRebuild(
  source: Source,
  projections: readonly Projection[],
  client: ClientBase,
  position?: number,
): Promise<Difference[]> {
  const compared = await compareEach(source, projections, client, position)
  return compared.filter(({ differing, stopped }) => differing + stopped.length > 0)
}

/**
 * Compares each read model, in one snapshot of the database and with temporary tables, so nobody waits. A parked
 * organization is compared up to where it is parked.
 */
export async function compareEach(
  source: Source,
  projections: readonly Projection[],
  client: ClientBase,
  position?: number,
): Promise<Compared[]> {
  const models = projections.map((projection) => ({
    projection,
    table: readModelTable(projection, { schema: 'pg_temp' }),
  }))
  try {
    for (const { table } of models) await table.create(client)
    await client.query('begin isolation level repeatable read, read only')
    const compared = await compareInSnapshot(source, models, client, position)
    await client.query('commit')
    return compared
  } finally {
    await client.query('rollback').catch(() => {})
    for (const { table } of models) await table.drop(client).catch(() => {})
  }
}

async function compareInSnapshot(
  source: Source,
  models: readonly Pick<Built, 'projection' | 'table'>[],
  client: ClientBase,
  position: number | undefined,
): Promise<Compared[]> {
  const checkpoints = await readCheckpoints(client)
  const parked = await readParked(client)
  const limits = models.flatMap((model) => {
    const current = checkpoints.filter(
      ({ table, version }) => table === model.projection.table && version === model.projection.version,
    )
    return current.length > 0 ? [limitsOf(model, current, parkedAt(parked, model.projection), position)] : []
  })
  const until = Math.max(0, ...limits.map(({ furthest }) => furthest))
  // Statements are prepared on empty tables; their plans must still serve when the tables have grown.
  await client.query('set local enable_seqscan = off')
  const poison = await rebuild(source, limits, client, until)
  await client.query('set local enable_seqscan = on')
  const compared: Compared[] = []
  for (const [index, { projection, table, ...of }] of limits.entries())
    compared.push({
      ...(await differenceOf(client, projection, table)),
      stopped: poison[index] ?? [],
      checkpoints: of.checkpoints,
      parked: of.parked,
    })
  return compared
}

/** The events that a rebuild takes to equal the live read model. */
function limitsOf(
  model: Pick<Built, 'projection' | 'table'>,
  checkpoints: Checkpoint[],
  parked: Poison[],
  position: number | undefined,
) {
  const reached = new Map(checkpoints.map((checkpoint) => [checkpoint.shard, position ?? checkpoint.position]))
  const stops = new Map(parked.map((place) => [place.organizationId, place.position]))
  const only: Built['only'] = (event) =>
    event.position <= (reached.get(shardOf(event.organizationId, checkpoints.length)) ?? 0) &&
    event.position < (stops.get(event.organizationId ?? '') ?? Number.POSITIVE_INFINITY)
  return { ...model, only, checkpoints, parked, furthest: Math.max(...reached.values()) }
}

type Differing = RowKey & { live: string | null; rebuilt: string | null; differing: number }

/** The difference between the live table and a rebuilt one of the same events. */
export async function differenceOf(client: ClientBase, projection: Projection, rebuilt: ReadModelTable) {
  const live = readModelTable(projection)
  const rowsOf = ({ address }: ReadModelTable) =>
    `(select t.scope_id, t.${columnOf(projection.key)} as key, t::text as row from ${address} t)`
  await client.query(`analyze ${rebuilt.address}`)
  const { rows } = await client.query<Differing>(
    `select scope_id as "scopeId", key::text, l.row as live, r.row as rebuilt, count(*) over ()::int as differing
     from ${rowsOf(live)} l full join ${rowsOf(rebuilt)} r using (scope_id, key)
     where l.row is distinct from r.row limit ${mostNamed}`,
  )
  const { rows: counts } = await client.query<{ live: number }>(`select count(*)::int as live from ${live.address}`)
  return {
    table: projection.table,
    live: counts[0]?.live ?? 0,
    differing: rows[0]?.differing ?? 0,
    onlyLive: rows.flatMap((row) => row.live ?? []),
    onlyRebuilt: rows.flatMap((row) => row.rebuilt ?? []),
    rows: rows.map(({ scopeId, key }) => ({ scopeId, key })),
  }
}
