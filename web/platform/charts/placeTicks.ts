import type { FigureOf } from './figureOf'

/** A stretch of places, both ends in it. */
export type Span = { from: number; to: number }

type Places = Pick<FigureOf, 'places' | 'placesAre'>

/** So many months of days, and more, are told apart by their months. */
const monthsToName = 3

/** Which places of a span are named on the axis: at most so many, evenly apart; of a long span of days, its months. */
export function placeTicks({ places, placesAre }: Places, { from, to }: Span, most: number): number[] {
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const begun = shown.filter((index) => index === 0 || monthOf(places[index]) !== monthOf(places[index - 1]))
  return everyNth(placesAre === 'days' && begun.length > monthsToName ? begun : shown, most)
}

/** Whether the names of these places are those of months. */
export const areMonths = ({ places, placesAre }: Places, { from, to }: Span): boolean => {
  if (placesAre !== 'days') return placesAre === 'months'
  return new Set(places.slice(from, to + 1).map(monthOf)).size > monthsToName
}

const monthOf = (day: string | undefined) => day?.slice(0, 7)

const everyNth = (indices: readonly number[], most: number): number[] => {
  const step = Math.max(1, Math.ceil(indices.length / Math.max(1, most)))
  return indices.filter((_, at) => at % step === 0)
}
