import type { RecordedEvent } from '@prumo/contracts/index'
import type { Projection, Row } from '../projection'
import type { RowKey } from '../tables/readModelTable'
import { columnTypes } from './columnTypes'
import { isWellFormed } from './isWellFormed'
import { keepableText } from './keep'

/** The scope of an event's rows; `null` for an event above organizations. */
const scopeOf = ({ projectId, organizationId }: RecordedEvent) => projectId ?? organizationId

/** The rows that an event changes, each spelled as Postgres does: two spellings of an id are one row. */
export function rowsOf(projection: Projection, event: RecordedEvent): RowKey[] {
  const scopeId = (projection.ofOrganization ? event.organizationId : scopeOf(event)) ?? ''
  const named = canonical[typeOfKey(projection)] ?? (isWellFormed(event) ? String : keepableText)
  if (!projection.keys) return [{ scopeId, key: named(String((event.data as Row)[projection.key])) }]
  return projection.keys(event).map((key) => ({ scopeId, key: named(String(key)) }))
}

const isPlainNumber = (text: string) => /^[1-9]\d*$/.test(text)
const canonicalNumber = (text: string) =>
  !isPlainNumber(text) && /^\s*[+-]?\d+\s*$/.test(text) ? String(BigInt(text)) : text

/** Each spelling that Postgres takes: in capitals, in braces, with a hyphen after any four digits or none. */
const spelled = /^\{?[\da-f]{4}(?:-?[\da-f]{4}){7}\}?$/i
const hyphens = [8, 13, 18, 23]

/** An id in the spelling of Postgres; any other text stays as it is. */
export function canonicalUuid(text: string): string {
  if (text.length === 36 && text === text.toLowerCase() && hyphens.every((at) => text[at] === '-')) return text
  if (!spelled.test(text)) return text
  return text
    .replace(/[{}-]/g, '')
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const canonical: Record<string, (key: string) => string> = { uuid: canonicalUuid, bigint: canonicalNumber }

const typeOfKey = (projection: Projection): string => columnTypes(projection).get(projection.key)?.type ?? ''
