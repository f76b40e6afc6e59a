import { type FigureFrame, placeAt, yOf } from './figureFrame'
import type { FigureSeries } from './figureOf'
import type { At } from './neighbourOf'

/** The value nearest to where somebody points: of the place there, or none where it has no value. */
export function pointedAt(series: readonly FigureSeries[], frame: FigureFrame, x: number, y: number): At | undefined {
  const index = placeAt(frame, x)
  let nearest: At | undefined
  let apart = Number.POSITIVE_INFINITY
  for (const [of, { values }] of series.entries()) {
    const value = values[index]
    const distance = typeof value === 'number' ? Math.abs(yOf(frame, value) - y) : Number.POSITIVE_INFINITY
    if (distance < apart) [nearest, apart] = [{ series: of, index }, distance]
  }
  return nearest
}
