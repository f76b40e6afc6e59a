import { isDeepStrictEqual } from 'node:util'
import { wellFormed } from '@prumo/contracts/values'
import type { Row } from '../projection'

/** A row that Postgres can hold, and the fields in which text was replaced. `isInDoubt`: it may refuse the row. */
export type Kept = { row: Row | null; replaced: readonly string[] | null; isInDoubt?: true }

const gone: Kept = { row: null, replaced: null }
const replacement = '\ufffd'

/**
 * A row with U+FFFD in place of each U+0000 and each lone surrogate. A field stays marked as long as its value has such
 * a text.
 */
export function keep(row: Row | null, before: Kept | undefined): Kept {
  if (row === null) return gone
  let kept = row
  let replaced: string[] | null = null
  for (const field of Object.keys(row)) {
    const value = row[field]
    if (isAsBefore(value, before, field)) {
      if (before?.replaced?.includes(field)) replaced = [...(replaced ?? []), field]
    } else if (!isKeepable(value)) {
      kept = { ...kept, [field]: keepable(value) }
      replaced = [...(replaced ?? []), field]
    } else if (before?.replaced && hasStill(value, before)) replaced = [...(replaced ?? []), field]
  }
  return { row: kept, replaced: replaced?.sort() ?? null }
}

/**
 * Whether a fold did not change this field. Marked values are compared by content, because loading makes new objects.
 */
const isAsBefore = (value: unknown, before: Kept | undefined, field: string): boolean =>
  before?.row?.[field] === value || (before?.replaced != null && isDeepStrictEqual(before.row?.[field], value))

export const keepableText = (text: string): string =>
  wellFormed(text) ? text : text.replaceAll('\0', replacement).toWellFormed()

const isComposed = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)

function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return wellFormed(value)
  if (!isComposed(value)) return true
  return Object.entries(value).every(([key, inner]) => wellFormed(key) && isKeepable(inner))
}

function keepable(value: unknown): unknown {
  if (typeof value === 'string') return keepableText(value)
  if (!isComposed(value)) return value
  if (Array.isArray(value)) return value.map(keepable)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [keepableText(key), keepable(inner)]))
}

/** Whether a replaced text is still in this value, for example in a list that grew. */
function hasStill(value: unknown, { row, replaced }: Kept): boolean {
  const before = new Set(replaced?.flatMap((field) => replacedIn(row?.[field])))
  return replacedIn(value).some((text) => before.has(text))
}

function replacedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(replacement) ? [value] : []
  if (!isComposed(value)) return []
  return [...Object.keys(value), ...Object.values(value)].flatMap(replacedIn)
}
