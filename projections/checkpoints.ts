import type { ClientBase } from 'pg'

export type Checkpoint = { table: string; version: number; position: number; live: boolean }

export async function readCheckpoints(client: ClientBase): Promise<Checkpoint[]> {
  const { rows } = await client.query<{ table_name: string; version: number; position: number; live: boolean }>(
    'select table_name, version, position, live from read.checkpoints',
  )
  return rows.map(({ table_name, ...rest }) => ({ table: table_name, ...rest }))
}

export const addCheckpoint = (client: ClientBase, { table, version, position, live }: Checkpoint) =>
  client.query('insert into read.checkpoints (table_name, version, position, live) values ($1, $2, $3, $4)', [
    table,
    version,
    position,
    live,
  ])

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

/** The version that queries read becomes this one; older ones are gone. */
export async function makeLive(client: ClientBase, table: string, version: number): Promise<void> {
  await client.query('delete from read.checkpoints where table_name = $1 and version <> $2', [table, version])
  await client.query('update read.checkpoints set live = true where table_name = $1 and version = $2', [table, version])
}
