import { type FigureFrame, slotOf, xOf, yOf } from './figureFrame'
import type { FigureSeries } from './figureOf'

type Bar = { x: number; y: number; width: number; height: number }

/** Of the room of a place, so much is taken by its bars. */
export const barShare = 0.8

/** Bars of a series that is the nth of so many beside each other, within the span that is shown. */
export function barsOf({ values }: FigureSeries, nth: number, count: number, frame: FigureFrame): Bar[] {
  const room = slotOf(frame) * barShare
  const width = room / count
  const zero = yOf(frame, 0)
  return values.flatMap((value, index) => {
    if (value === null || index < frame.span.from || index > frame.span.to) return []
    const end = yOf(frame, value)
    const x = xOf(frame, index) - room / 2 + nth * width
    return [{ x, y: Math.min(zero, end), width: width - 1, height: Math.abs(end - zero) }]
  })
}
