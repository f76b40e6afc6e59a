import { partIdOf } from './settling/settlingPreview'

/** Of each entry in a list the installment that stands there first. */
export function firstParts(rows: readonly Parameters<typeof partIdOf>[0][]): ReadonlySet<string> {
  const firsts = new Map<string, string>()
  for (const row of rows) if (!firsts.has(row.entryId)) firsts.set(row.entryId, partIdOf(row))
  return new Set(firsts.values())
}
