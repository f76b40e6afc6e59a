/** Where a value stands in data, and what it is. */
export type Leaf = { path: readonly string[]; value: unknown }

/** Each value in data that has no others in it. */
export function leavesIn(data: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof data !== 'object' || data === null) return [{ path, value: data }]
  return Object.entries(data).flatMap(([key, inner]) => leavesIn(inner, [...path, key]))
}

/** A copy of data with another value at this path. */
export function withLeaf(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) }
  ;(copy as Record<string, unknown>)[key] = withLeaf((data as Record<string, unknown>)[key], rest, value)
  return copy
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T/

export const isUuid = ({ value }: Leaf) => typeof value === 'string' && uuid.test(value)
export const isDay = ({ value }: Leaf) => typeof value === 'string' && day.test(value)
export const isInstant = ({ value }: Leaf) => typeof value === 'string' && instant.test(value)
export const isNumber = ({ value }: Leaf) => typeof value === 'number'
export const isText = (leaf: Leaf) =>
  typeof leaf.value === 'string' && !isUuid(leaf) && !isDay(leaf) && !isInstant(leaf)
export const isAny = () => true
