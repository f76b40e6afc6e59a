import { fieldOf } from '@prumo/platform/postgres/columnNames'
import knex, { type Knex } from 'knex'
import type { Projection } from '../projection'

/** A column of a read model, as its projection defines it. */
export type ColumnType = { type: string; isNullable: boolean; isIndexed: boolean }

const builder = knex({ client: 'pg' })
const typesOf = new WeakMap<Projection, ReadonlyMap<string, ColumnType>>()

/** The columns of a read model by their fields, without asking a database. */
export function columnTypes(projection: Projection): ReadonlyMap<string, ColumnType> {
  const found = typesOf.get(projection)
  if (found) return found
  const [made = '', ...indexes] = builder.schema
    .createTable('made', withProjectorColumns(projection))
    .toSQL()
    .map(({ sql }) => sql)
  const indexed = new Set(indexes.flatMap((sql) => namesIn(sql.slice(sql.lastIndexOf('(')))))
  const columns = new Map(
    [...made.matchAll(definitions)].map(([, name = '', type = '', rest = '']) => [
      fieldOf(name),
      {
        type,
        isNullable: !rest.includes('not null'),
        isIndexed: indexed.has(name) || fieldOf(name) === projection.key,
      },
    ]),
  )
  typesOf.set(projection, columns)
  return columns
}

/** A column's name, its type and what follows; a collation is quoted like a name, but no type follows it. */
const definitions = /"(\w+)" (?!not\b)(\w+)((?: collate "\w+")?(?: not null)?)/g

const namesIn = (sql: string) => [...sql.matchAll(/"(\w+)"/g)].map(([, name = '']) => name)

/** The key of an organization's only row is a column that the projector adds. */
const withProjectorColumns = (projection: Projection) => (table: Knex.CreateTableBuilder) => {
  table.uuid('organization_id')
  projection.columns(table)
}
