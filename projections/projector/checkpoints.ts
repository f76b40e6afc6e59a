import type { Place } from '@prumo/platform/eventLog/eventLog'
import type { ClientBase } from 'pg'

/** `eventId`: the event at the position; `null` if an older version of the program moved there. */
export type Checkpoint = {
  table: string
  version: number
  shard: number
  position: number
  eventId: string | null
  live: boolean
}
type Version = { table: string; version: number }

/** Another projector has taken the shard. */
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
 * Reads all checkpoints and locks them until the transaction ends. Shards are locked first, as every fold does, so no
 * two wait for each other.
 */
export async function holdCheckpoints(client: ClientBase): Promise<Checkpoint[]> {
  await client.query('select from read.shards order by shard for update')
  const { rows } = await client.query<Checkpoint>(
    `select ${columns} from read.checkpoints order by table_name, version, shard for update`,
  )
  return rows
}

/** Makes `owner` the owner of a shard. The previous owner's open transaction is waited for; its later ones fail. */
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

/** Locks a shard until the transaction ends. Throws if another projector has taken it. */
export async function holdShard(client: ClientBase, { shard, owner }: { shard: number; owner: string }): Promise<void> {
  const { rows } = await client.query({
    name: 'hold shard',
    text: 'select from read.shards where shard = $1 and owner = $2 for update',
    values: [shard, owner],
  })
  if (rows.length === 0) throw new ShardLost(shard)
}

/**
 * Moves a locked shard's checkpoints of these tables to the next position. Throws if another projector has moved one of
 * them.
 */
export async function moveCheckpoints(
  client: ClientBase,
  versions: readonly Version[],
  shard: number,
  from: number,
  to: Place,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'move checkpoints',
    // No index has this: to look so many rows up by their key takes thrice as long as to read the table.
    text: `update read.checkpoints set position = $4, event_id = $5
           where shard = $2 and position = $3 and table_name || ' ' || version = any($1)`,
    values: [versions.map(({ table, version }) => `${table} ${version}`), shard, from, to.position, to.eventId],
  })
  if (rowCount !== versions.length)
    throw new Error(`shard ${shard} is not ours at ${from}: another projector is at work`)
}

/** Makes this version live at this position in all shards, and removes the checkpoints of older versions. */
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

/** Takes all shards from their owners, who begin again. */
export const freeShards = (client: ClientBase) => client.query('delete from read.shards')
