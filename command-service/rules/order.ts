import { generateKeyBetween } from 'fractional-indexing'

/** The ranks that something is put between; `null` is the beginning or the end. */
type Gap = readonly [after: string | null, before: string | null]

/** Ranks compare by code unit, as the read models’ collation does. */
export const compareRanks = (first = '', second = ''): number => (first < second ? -1 : first > second ? 1 : 0)

/** The gap before `beforeId` in a sorted list, or at the end of it for `null`. */
export function gapBefore(sorted: readonly (readonly [string, { rank: string }])[], beforeId: string | null): Gap {
  const at = beforeId === null ? sorted.length : sorted.findIndex(([id]) => id === beforeId)
  return [sorted[at - 1]?.[1].rank ?? null, sorted[at]?.[1].rank ?? null]
}

export const isInGap = (rank: string, [after, before]: Gap) =>
  (after === null || rank > after) && (before === null || rank < before)

/** The rank itself, or where others took it meanwhile the next free rank behind it. */
export function freeRank(rank: string, others: readonly string[]): string {
  if (!others.includes(rank)) return rank
  const next = [...others].sort(compareRanks).find((each) => each > rank)
  return generateKeyBetween(rank, next ?? null)
}
