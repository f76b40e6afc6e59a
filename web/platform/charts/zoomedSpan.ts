import type { Span } from './placeTicks'

/** The fewest places that are looked at closely. */
const least = 5

/** A span that is narrower or wider about a place, within all places there are. */
export function zoomedSpan({ from, to }: Span, about: number, times: number, count: number): Span {
  const length = Math.min(count, Math.max(least, Math.round((to - from + 1) * times)))
  return within(about - Math.floor(length / 2), length, count)
}

/** The span moved so far that this place is in it. */
export function spanWith({ from, to }: Span, place: number, count: number): Span {
  if (place >= from && place <= to) return { from, to }
  return within(place < from ? place : place - (to - from), to - from + 1, count)
}

function within(from: number, length: number, count: number): Span {
  const first = Math.max(0, Math.min(from, count - length))
  return { from: first, to: Math.min(count - 1, first + length - 1) }
}
