/** Where the single values of an input stand: each text, number, truth value and null. */
export function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (value instanceof Uint8Array) return []
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}
