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
  for (const [field, column] of columnTypes(projection)) {
    const value = row[field]
    if (field === ofProjector || (before !== null && before[field] === value)) continue
    if (value === null || value === undefined ? !column.isNullable : !takes[column.type]?.(value, column)) return false
  }
  return true
}

const isInteger = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const plainDay = /^\d{4}-\d\d-\d\d$/
const plainInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/
/** In capitals, in braces and with other hyphens, too. */
const uuid = /^(?:[\da-f]{4}(?:-?[\da-f]{4}){7}|\{[\da-f]{4}(?:-?[\da-f]{4}){7}\})$/i

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= '0001'
}

const takes: Record<string, (value: unknown, column: ColumnType) => boolean> = {
  integer: (value) => isInteger(value, -(2 ** 31), 2 ** 31 - 1),
  bigint: (value) => isInteger(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  boolean: (value) => typeof value === 'boolean',
  uuid: (value) => typeof value === 'string' && uuid.test(value),
  date: (value) => typeof value === 'string' && plainDay.test(value) && isDay(value),
  timestamptz: (value) =>
    typeof value === 'string' &&
    plainInstant.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
  text: (value, { isIndexed }) => typeof value === 'string' && (!isIndexed || value.length <= mostInIndex),
  jsonb: (value) => isShallow(value, mostNested),
  bytea: (value) => ArrayBuffer.isView(value),
}

/** Postgres and JavaScript both give up where values are nested too deep. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1))
}
