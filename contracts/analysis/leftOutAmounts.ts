import type { LeftOutReason } from './curve'

export type LeftOut = { because: LeftOutReason; count: number; weight: number; actual: number }

/** What stands beside a curve, by the reason, with how many entries it is of. */
export function leftOutAmounts() {
  const found = new Map<LeftOutReason, LeftOut & { entries: Set<string> }>()
  return {
    add(because: LeftOutReason, entryId: string, { weight = 0, actual = 0 }) {
      if (weight === 0 && actual === 0) return
      const left = found.get(because) ?? { because, count: 0, weight: 0, actual: 0, entries: new Set() }
      left.entries.add(entryId)
      left.weight += weight
      left.actual += actual
      found.set(because, left)
    },
    all: (): LeftOut[] =>
      [...found.values()]
        .map(({ entries, ...sums }) => ({ ...sums, count: entries.size }))
        .sort((first, second) => (first.because < second.because ? -1 : 1)),
  }
}
