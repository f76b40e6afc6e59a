import type { Span } from './placeTicks'

/** So many signs of a series tell it from others; more would be a band. */
const most = 14

/** Which points of a line bear its sign within a span: some, evenly apart, its last, and those that no line leads to. */
export function markedPlaces(values: readonly (number | null)[], { from, to }: Span): number[] {
  const places = values.flatMap((value, index) => (value === null || index < from || index > to ? [] : [index]))
  const step = Math.max(1, Math.ceil(places.length / most))
  const isAlone = (index: number) => (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
  return places.filter((index, at) => at % step === 0 || at === places.length - 1 || isAlone(index))
}
