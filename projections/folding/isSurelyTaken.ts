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
  const checks = checksOf(projection)
  const [fields, values] = [Object.keys(row), Object.values(row)]
  const [former, formerValues] = before === null ? [none, none] : [Object.keys(before), Object.values(before)]
  // V8 takes far longer to look a field up by its name than to walk along names and values in their order.
  for (let at = 0; at < fields.length; at++) {
    const [field, value] = [fields[at] as string, values[at]]
    const isInPlace = former[at] === field
    if (isInPlace ? formerValues[at] === value : before !== null && before[field] === value) continue
    if (!takesField(checks.get(field), value)) return false
  }
  return fields.length === checks.size || hasRequired(checks, row)
}

const none: readonly unknown[] = []

type IsTaken = (value: unknown, column: ColumnType) => boolean
type Check = { column: ColumnType; isTaken: IsTaken | undefined }
/** By field. */
type Checks = ReadonlyMap<string, Check>

/** A field without a column is not written. */
const takesField = (check: Check | undefined, value: unknown): boolean =>
  check === undefined ||
  (value === null || value === undefined ? check.column.isNullable : check.isTaken?.(value, check.column) === true)

const hasRequired = (checks: Checks, row: Row): boolean =>
  [...checks].every(([field, { column }]) => column.isNullable || (row[field] ?? null) !== null)

const checksMade = new WeakMap<Projection, Checks>()

/** A check for each column, looked up once: rows come by the ten thousand. */
function checksOf(projection: Projection): Checks {
  const found = checksMade.get(projection)
  if (found) return found
  const columns = [...columnTypes(projection)].filter(([field]) => field !== ofProjector)
  const made = new Map(columns.map(([field, column]) => [field, { column, isTaken: takes[column.type] }]))
  checksMade.set(projection, made)
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

const takes: Record<string, IsTaken> = {
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
