import { columnOf } from '@prumo/platform/postgres/columnNames'
import knex from 'knex'
import type { ClientBase } from 'pg'
import type { Kept } from '../folding/keep'
import type { Projection, Row } from '../projection'
import { type RowLayout, rowLayout } from './rowLayout'

export type RowKey = { scopeId: string; key: string }
export type Write = RowKey & Kept & { organizationId: string }

const builder = knex({ client: 'pg' })

/** One version of a read model's table: how it is made, read and written. */
export type ReadModelTable = {
  name: string
  /** The name with its schema. */
  address: string
  /** Creates the table with its key only. Indexes are faster to build after the rows are written. */
  create(client: ClientBase): Promise<void>
  index(client: ClientBase): Promise<void>
  drop(client: ClientBase): Promise<void>
  /** The columns and their types. */
  columns(client: ClientBase): Promise<ReadonlyMap<string, string>>
  load(client: ClientBase, keys: readonly RowKey[]): Promise<Map<string, Kept>>
  write(client: ClientBase, writes: readonly Write[]): Promise<void>
  /** Lets queries read this version. */
  publish(client: ClientBase): Promise<void>
  /** Replaces the serving table by this one, in the open transaction. */
  takePlace(client: ClientBase): Promise<void>
}

export const rowName = ({ scopeId, key }: RowKey) => `${scopeId}/${key}`

/** Where a table is kept that does not serve: with the session, or beside the one that serves. */
type Aside = { schema?: 'read' | 'pg_temp'; suffix?: string }

export function readModelTable(projection: Projection, { schema = 'read', suffix = '' }: Aside = {}): ReadModelTable {
  const served = `${projection.table}_v${projection.version}`
  const name = `${served}${suffix}`
  const address = `${schema}.${name}`
  const keyColumn = columnOf(projection.key)
  const definition = definitionOf(projection, schema, name)
  const columns = columnsIn(address)
  const stored = { address, keyColumn, columns, layout: layoutOf(projection, address, keyColumn, columns) }

  return {
    name,
    address,
    columns,
    create: async (client) => {
      for (const sql of definition.filter((statement) => !isIndex(statement))) await client.query(sql)
      if (schema === 'read') for (const sql of tenancy(name, projection)) await client.query(sql)
    },
    index: async (client) => {
      for (const sql of definition.filter(isIndex)) await client.query(sql)
    },
    drop: async (client) => {
      await client.query(`drop table if exists ${address}`)
    },
    load: (client, keys) => load(client, stored, keys),
    write: (client, writes) => write(client, stored, writes),
    publish: (client) => publish(client, projection, name),
    takePlace: async (client) => {
      await client.query(`drop view read.${projection.table}`)
      await client.query(`drop table read.${served}`)
      for (const { index } of await indexesOf(client, address))
        await client.query(`alter index read."${index}" rename to "${index.replace(name, served)}"`)
      await client.query(`alter table ${address} rename to ${served}`)
      await publish(client, projection, served)
    },
  }
}

type Columns = ReadModelTable['columns']
type Stored = {
  address: string
  keyColumn: string
  columns: Columns
  layout(client: ClientBase): Promise<RowLayout>
}

/** The columns of a table, looked up once. */
function columnsIn(address: string): Columns {
  let found: ReadonlyMap<string, string> | undefined
  return async (client) => {
    if (found) return found
    const { rows } = await client.query<{ name: string; type: string }>(
      `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
      [address],
    )
    found = new Map(rows.map((row) => [row.name, row.type]))
    return found
  }
}

function layoutOf(projection: Projection, address: string, keyColumn: string, columns: Columns): Stored['layout'] {
  let layout: RowLayout | undefined
  return async (client) => {
    const types = await columns(client)
    layout ??= rowLayout({ address, keyColumn, types, madeOnce: projection.madeOnce === true })
    return layout
  }
}

const keyed = async (client: ClientBase, { columns, keyColumn }: Stored) =>
  `unnest($1::uuid[], $2::${(await columns(client)).get(keyColumn)}[]) as k (scope_id, key)`

async function load(client: ClientBase, stored: Stored, keys: readonly RowKey[]): Promise<Map<string, Kept>> {
  const { address, keyColumn, layout } = stored
  const { rows } = await client.query<Row>({
    name: `load ${address}`,
    // `offset 0` makes the planner look each row up by its key: a plan made for a small table would scan a large one.
    text: `select t.* from ${await keyed(client, stored)} cross join lateral
             (select * from ${address} t where t.scope_id = k.scope_id and t.${keyColumn} = k.key offset 0) as t`,
    values: [keys.map(({ scopeId }) => scopeId), keys.map(({ key }) => key)],
  })
  const { rowOf } = await layout(client)
  return new Map(
    rows.map((row) => [
      rowName({ scopeId: row.scope_id as string, key: String(row[keyColumn]) }),
      { row: rowOf(row), replaced: row.replaced as Kept['replaced'] },
    ]),
  )
}

async function write(client: ClientBase, stored: Stored, writes: readonly Write[]): Promise<void> {
  const { address, keyColumn, layout } = stored
  const gone = writes.filter(({ row }) => row === null)
  const kept = writes.filter(({ row }) => row !== null)
  if (gone.length > 0) {
    await client.query(
      `delete from ${address} t using ${await keyed(client, stored)}
       where t.scope_id = k.scope_id and t.${keyColumn} = k.key`,
      [gone.map(({ scopeId }) => scopeId), gone.map(({ key }) => key)],
    )
  }
  if (kept.length === 0) return
  await client.query((await layout(client)).upsert(kept))
}

async function publish(client: ClientBase, projection: Projection, name: string): Promise<void> {
  await client.query(`drop view if exists read.${projection.table}`)
  await client.query(
    `create view read.${projection.table} with (security_invoker = true) as select * from read.${name}`,
  )
  await client.query(`grant select on read.${projection.table} to ${readersOf(projection)}`)
}

const indexesOf = async (client: ClientBase, address: string) =>
  (
    await client.query<{ index: string }>(
      `select c.relname as index from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass`,
      [address],
    )
  ).rows

/** The statements that make the table under this name: its columns, its key and its indexes. */
export function definitionOf(projection: Projection, schema: string, name: string): string[] {
  const made = builder.schema.withSchema(schema).createTable(name, (table) => {
    table.uuid('organization_id').notNullable()
    table.uuid('scope_id').notNullable()
    projection.columns(table)
    table.specificType('replaced', 'text[]')
    table.primary(['scope_id', columnOf(projection.key)], { constraintName: `${name}_pkey` })
  })
  return made.toSQL().map(({ sql }) => sql)
}

const isIndex = (sql: string) => sql.startsWith('create index')

const readersOf = ({ readByCommands }: Projection) => (readByCommands ? 'prumo_query, prumo_command' : 'prumo_query')

/** Row-level security: the query role sees the rows of its transaction's organization only. */
const tenancy = (name: string, projection: Projection) => [
  `alter table read.${name} enable row level security`,
  `alter table read.${name} force row level security`,
  `create policy projector on read.${name} to prumo_projection using (true) with check (true)`,
  `create policy organization on read.${name} for select to prumo_query
     using (organization_id = (select nullif(current_setting('prumo.organization_id', true), '')::uuid))`,
  ...(projection.readByCommands
    ? [`create policy commands on read.${name} for select to prumo_command using (true)`]
    : []),
  `grant select on read.${name} to ${readersOf(projection)}`,
]
