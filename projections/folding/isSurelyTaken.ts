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
  for (const { field, column, isTaken } of checksOf(projection)) {
    const value = row[field]
    if (before !== null && before[field] === value) continue
    if (value === null || value === undefined ? !column.isNullable : !isTaken?.(value, column)) return false
  }
  return true
}

type IsTaken = (value: unknown, column: ColumnType) => boolean
type Check = { field: string; column: ColumnType; isTaken: IsTaken | undefined }
const checks = new WeakMap<Projection, readonly Check[]>()

/** A check for each column, looked up once: rows come by the ten thousand. */
function checksOf(projection: Projection): readonly Check[] {
  const found = checks.get(projection)
  if (found) return found
  const made = [...columnTypes(projection)]
    .filter(([field]) => field !== ofProjector)
    .map(([field, column]) => ({ field, column, isTaken: takes[column.type] }))
  checks.set(projection, made)
  return made
}

const isInteger = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const plainDay = /^\d{4}-\d\d-\d\d$/
const plainInstant = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/
/** In capitals, in braces and with other hyphens, too. */
const uuid = /^(?:[\da-f]{4}(?:-?[\da-f]{4}){7}|\{[\da-f]{4}(?:-?[\da-f]{4}){7}\})$/i

/** Whether a text that begins with four, two and two digits begins with a day that there is. */
function isDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  return year > 0 && day > 0 && day <= (month === 2 && isLeap(year) ? 29 : (daysOfMonths[month] ?? 0))
}

const daysOfMonths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const takes: Record<string, IsTaken> = {
  integer: (value) => isInteger(value, -(2 ** 31), 2 ** 31 - 1),
  bigint: (value) => isInteger(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  boolean: (value) => typeof value === 'boolean',
  uuid: (value) => typeof value === 'string' && uuid.test(value),
  date: (value) => typeof value === 'string' && plainDay.test(value) && isDay(value),
  timestamptz: (value) => typeof value === 'string' && plainInstant.test(value) && isDay(value),
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
