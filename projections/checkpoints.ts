import type { ClientBase } from 'pg'

export type Checkpoint = { table: string; version: number; position: number; live: boolean }

export const readCheckpoints = (client: ClientBase): Promise<Checkpoint[]> =>
  read(client, 'select table_name, version, position, live from read.checkpoints')

/** Reads them and holds them where they are until the transaction ends. */
export const holdCheckpoints = (client: ClientBase): Promise<Checkpoint[]> =>
  read(
    client,
    'select table_name, version, position, live from read.checkpoints order by table_name, version for update',
  )

async function read(client: ClientBase, statement: string): Promise<Checkpoint[]> {
  const { rows } = await client.query<Omit<Checkpoint, 'table'> & { table_name: string }>(statement)
  return rows.map(({ table_name, ...rest }) => ({ table: table_name, ...rest }))
}

/** Moves the checkpoints of these tables from one position to the next. Refuses where another projector has moved one of them. */
export async function moveCheckpoints(
  client: ClientBase,
  versions: readonly { table: string; version: number }[],
  from: number,
  to: number,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'move checkpoints',
    text: `update read.checkpoints c set position = $4 from unnest($1::text[], $2::int[]) as k (table_name, version)
           where c.table_name = k.table_name and c.version = k.version and c.position = $3`,
    values: [versions.map(({ table }) => table), versions.map(({ version }) => version), from, to],
  })
  if (rowCount !== versions.length) throw new Error(`checkpoints are not at ${from}: another projector is at work`)
}

/** The version that queries read becomes this one, which has reached this position; what was kept of older ones is gone. */
export async function makeLive(
  client: ClientBase,
  { table, version }: { table: string; version: number },
  position: number,
): Promise<void> {
  for (const kept of ['checkpoints', 'parked'])
    await client.query(`delete from read.${kept} where table_name = $1 and version <> $2`, [table, version])
  await client.query(
    `insert into read.checkpoints (table_name, version, position, live) values ($1, $2, $3, true)
     on conflict (table_name, version) do update set position = excluded.position, live = true`,
    [table, version, position],
  )
}
