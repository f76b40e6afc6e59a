import type { Projection, Row } from '../projection'
import { type ColumnType, columnTypes } from './columnTypes'

/** Two texts of so many letters, at three bytes each, are less than the 2704 bytes that a B-tree keeps of a row. */
const mostInIndex = 400
const mostNested = 100
/** The projector fills in this column itself. */
const ofProjector = 'organizationId'

/**
 * Whether Postgres takes a row for certain. Fields that are as `before` were checked before. `false` means doubt: only
 * a statement shows it.
 */
export function isSurelyTaken(projection: Projection, row: Row, before: Row | null): boolean {
  const { columns, find } = comparisonOf(projection)
  if (before === null) return columns.every((column) => takesField(column, row[column.field]))
  for (let at = find(row, before, 0); at !== -1; at = find(row, before, at + 1)) {
    const column = columns[at] as Column
    if (!takesField(column, row[column.field])) return false
  }
  return true
}

type Column = ColumnType & { field: string }
/** Finds the first column, from a place on, in whose field two rows differ; -1 if in none. */
type FindChanged = (row: Row, before: Row, from: number) => number
type Comparison = { columns: readonly Column[]; find: FindChanged }

const takesField = (column: Column, value: unknown): boolean =>
  value === null || value === undefined ? column.isNullable : takes[column.type]?.(value, column) === true

const made = new WeakMap<Projection, Comparison>()

function comparisonOf(projection: Projection): Comparison {
  const found = made.get(projection)
  if (found) return found
  const columns = [...columnTypes(projection)].flatMap(([field, column]) =>
    field === ofProjector ? [] : { ...column, field },
  )
  const comparison = { columns, find: findChanged(columns.map(({ field }) => field)) }
  made.set(projection, comparison)
  return comparison
}

/**
 * Made as a program, because V8 looks up a field that a program names in a tenth of the time: rows of thirty fields
 * come by the ten thousand. The names come from projections, never from anybody's input.
 */
function findChanged(fields: readonly string[]): FindChanged {
  const names = fields.map((field) => JSON.stringify(field))
  const cases = names.map((name, at) => `case ${at}: if (row[${name}] !== before[${name}]) return ${at}`)
  return new Function('row', 'before', 'from', `switch (from) { ${cases.join('\n')} }\nreturn -1`) as FindChanged
}

const isInteger = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const plainDay = /^\d{4}-\d\d-\d\d$/
const plainInstant = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/
/** In capitals, in braces and with other hyphens, too. */
const uuid = /^(?:[\da-f]{4}(?:-?[\da-f]{4}){7}|\{[\da-f]{4}(?:-?[\da-f]{4}){7}\})$/i

/** Whether a text that begins with four, two and two digits begins with a day that there is. */
function isDay(text: string): boolean {
  const [year, month, day] = [100 * twoDigits(text, 0) + twoDigits(text, 2), twoDigits(text, 5), twoDigits(text, 8)]
  return year > 0 && day > 0 && day <= (month === 2 && isLeap(year) ? 29 : (daysOfMonths[month] ?? 0))
}

const zero = '0'.charCodeAt(0)
const digit = (text: string, at: number) => text.charCodeAt(at) - zero
const twoDigits = (text: string, at: number) => 10 * digit(text, at) + digit(text, at + 1)

/** The last instant that was taken: an event sets several fields to its own. */
let lastInstant = ''
function isInstant(text: string): boolean {
  if (text === lastInstant) return true
  if (!plainInstant.test(text) || !isDay(text)) return false
  lastInstant = text
  return true
}

const daysOfMonths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const takes: Record<string, (value: unknown, column: ColumnType) => boolean> = {
  integer: (value) => isInteger(value, -(2 ** 31), 2 ** 31 - 1),
  bigint: (value) => isInteger(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  boolean: (value) => typeof value === 'boolean',
  uuid: (value) => typeof value === 'string' && uuid.test(value),
  date: (value) => typeof value === 'string' && plainDay.test(value) && isDay(value),
  timestamptz: (value) => typeof value === 'string' && isInstant(value),
  text: (value, { isIndexed }) => typeof value === 'string' && (!isIndexed || value.length <= mostInIndex),
  jsonb: (value) => isShallow(value, mostNested),
  bytea: (value) => ArrayBuffer.isView(value),
}

/** Postgres and JavaScript both give up where values are nested too deep. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  for (const name in value) if (!isShallow((value as Record<string, unknown>)[name], depth - 1)) return false
  return true
}
