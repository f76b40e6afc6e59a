import type { Place } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'

/** `eventId`: of the event that stands at the position; `null` where an older version moved there. */
export type Checkpoint = {
  table: string
  version: number
  shard: number
  position: number
  eventId: string | null
  live: boolean
}
type Version = { table: string; version: number }

/** Another projector has taken the shard: what is ours of it is nothing any more. */
export class ShardLost extends Error {
  constructor(shard: number) {
    super(`shard ${shard} is not ours: another projector is at work`)
    this.name = 'ShardLost'
  }
}

const columns = 'table_name as "table", version, shard, position, event_id as "eventId", live'

export const readCheckpoints = async (client: ClientBase): Promise<Checkpoint[]> =>
  (await client.query<Checkpoint>(`select ${columns} from read.checkpoints`)).rows

/**
 * Reads them and holds them where they are until the transaction ends. Whoever folds holds the shard before anything else: once the shards are
 * ours, nobody has anything under way that could wait for us while we wait for it.
 */
export async function holdCheckpoints(client: ClientBase): Promise<Checkpoint[]> {
  await client.query('select from read.shards order by shard for update')
  const { rows } = await client.query<Checkpoint>(
    `select ${columns} from read.checkpoints order by table_name, version, shard for update`,
  )
  return rows
}

/** Makes this one the owner of a shard: what others still do to it fails from now on, and what they have under way is waited for. */
export async function takeShard(client: ClientBase, shard: number, owner: string): Promise<Checkpoint[]> {
  await client.query(
    'insert into read.shards values ($1, $2) on conflict (shard) do update set owner = excluded.owner',
    [shard, owner],
  )
  const { rows } = await client.query<Checkpoint>(
    `select ${columns} from read.checkpoints where shard = $1 order by table_name, version for update`,
    [shard],
  )
  return rows
}

/** Lets nobody else take this shard until the transaction ends. Refuses where another has taken it. */
export async function holdShard(client: ClientBase, { shard, owner }: { shard: number; owner: string }): Promise<void> {
  const { rows } = await client.query({
    name: 'hold shard',
    text: 'select from read.shards where shard = $1 and owner = $2 for update',
    values: [shard, owner],
  })
  if (rows.length === 0) throw new ShardLost(shard)
}

/** Moves a held shard's checkpoints of these tables from one position to the next. Refuses where another projector has moved one of them. */
export async function moveCheckpoints(
  client: ClientBase,
  versions: readonly Version[],
  shard: number,
  from: number,
  to: Place,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'move checkpoints',
    text: `update read.checkpoints c set position = $5, event_id = $6 from unnest($1::text[], $2::int[]) as k (table_name, version)
           where c.table_name = k.table_name and c.version = k.version and c.shard = $3 and c.position = $4`,
    values: [
      versions.map(({ table }) => table),
      versions.map(({ version }) => version),
      shard,
      from,
      to.position,
      to.eventId,
    ],
  })
  if (rowCount !== versions.length)
    throw new Error(`shard ${shard} is not ours at ${from}: another projector is at work`)
}

/** The version that queries read becomes this one, which has reached this position in each of so many shards; what was kept of older ones is gone. */
export async function makeLive(
  client: ClientBase,
  { table, version }: Version,
  shards: number,
  { position, eventId }: Place,
): Promise<void> {
  await client.query('delete from read.checkpoints where table_name = $1', [table])
  await client.query('delete from read.parked where table_name = $1 and version <> $2', [table, version])
  await client.query(
    `insert into read.checkpoints (table_name, version, shard, position, event_id, live)
     select $1, $2, shard, $3, $5, true from generate_series(0, $4::int - 1) as shard`,
    [table, version, position, shards, eventId],
  )
}

/** Nobody owns a shard any more: whoever has one under way begins again. */
export const freeShards = (client: ClientBase) => client.query('delete from read.shards')
