import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/**
 * The items to draw: those in sight, and the one that Tab comes to. Scrolled out of the page, it would take the focus
 * with it, and leave keys no way in.
 */
export const keptInRange =
  (reachable: number) =>
  (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range)
    return reachable < 0 || reachable >= range.count || indexes.includes(reachable)
      ? indexes
      : [...indexes, reachable].sort((a, b) => a - b)
  }
