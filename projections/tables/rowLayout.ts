import { columnOf, fieldOf } from '@prumo/platform/postgres/columnNames'
import type { Row } from '../projection'
import { arrayText } from './arrayText'
import type { Write } from './readModelTable'

type Table = {
  address: string
  keyColumn: string
  /** The columns and their types. */
  types: ReadonlyMap<string, string>
  /** Rows are made once: an existing row stays as it is. */
  madeOnce: boolean
}

/** How rows of a read model are written and read. */
export type RowLayout = {
  /** The statement that writes these rows; none of them is deleted. */
  upsert(writes: readonly Write[]): { name: string; text: string; values: string[] }
  /** The row as the fold left it, without the projector's own columns. */
  rowOf(record: Row): Row
}

/** The layout of a table, made once and used for every batch. */
export function rowLayout(table: Table): RowLayout {
  const { address, types } = table
  const columns = [...types.keys()].filter((column) => !projectorColumns.includes(column))
  const fields = new Map(columns.map((column) => [column, fieldOf(column)]))
  const empty: Row = Object.fromEntries([...fields.values()].map((field) => [field, null]))
  const marked = { name: `write ${address} marked`, ...statement(table, types, fields) }
  // Marked rows are rare, so the usual statement leaves the mark out.
  const unmarked = { name: `write ${address}`, ...statement(table, withoutMarks(types), fields) }
  return {
    upsert: (writes) => {
      const { name, text, values } = writes.some(({ replaced }) => replaced !== null) ? marked : unmarked
      return { name, text, values: values.map((valueIn) => arrayText(writes, valueIn)) }
    },
    rowOf: (record) => {
      // V8 keeps an object slowly that gets many fields by their names; of one that has them it makes a fast copy.
      const row: Row = { ...empty }
      for (const [column, field] of fields) row[field] = record[column]
      return row
    },
  }
}

/** The projector's own columns. */
const projectorColumns = ['organization_id', 'scope_id', 'replaced']

const withoutMarks = (types: ReadonlyMap<string, string>) => new Map([...types].filter(([name]) => name !== 'replaced'))

const statement = (table: Table, types: ReadonlyMap<string, string>, fields: ReadonlyMap<string, string>) => ({
  text: upsertText(table, types),
  values: [...types].map(([column, type]) => columnValue(column, type, fields)),
})

/**
 * One array parameter for each column: Postgres reads these faster than one JSON of all rows. A row without a mark
 * loses an earlier mark.
 */
function upsertText({ address, keyColumn, madeOnce }: Table, types: ReadonlyMap<string, string>): string {
  const columns = [...types.keys()]
  const changed = new Set([...columns, 'replaced'].filter((column) => column !== keyColumn && column !== 'scope_id'))
  const onConflict = madeOnce
    ? 'do nothing'
    : `do update set ${[...changed].map((column) => `${column} = excluded.${column}`).join(', ')}`
  // Lists are passed as text, because Postgres would flatten a list of lists.
  const parameters = [...types].map(
    ([column, type], index) => `$${index + 1}::${column === 'replaced' ? 'text' : type}[]`,
  )
  const taken = columns.map((column) => (column === 'replaced' ? `string_to_array(replaced, ',')` : column))
  return `insert into ${address} (${columns.join(', ')})
          select ${taken.join(', ')} from unnest(${parameters.join(', ')}) as given (${columns.join(', ')})
          on conflict (scope_id, ${keyColumn}) ${onConflict}`
}

/** How a column's value is taken from a write. */
function columnValue(column: string, type: string, fields: ReadonlyMap<string, string>): (write: Write) => unknown {
  if (column === 'organization_id') return ({ organizationId }) => organizationId
  if (column === 'scope_id') return ({ scopeId }) => scopeId
  if (column === 'replaced')
    return ({ replaced }) => replaced?.filter((field) => fields.has(columnOf(field))).join(',') || null
  const field = fieldOf(column)
  if (type !== 'jsonb') return ({ row }) => scalarOf(row?.[field])
  return ({ row }) => (row?.[field] == null ? null : JSON.stringify(row[field]))
}

/** A list among the values would change the type of the array. */
const scalarOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) ? JSON.stringify(value) : value
