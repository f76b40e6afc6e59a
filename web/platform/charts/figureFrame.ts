import type { FigureOf } from './figureOf'
import { niceTicks } from './niceTicks'
import type { Span } from './placeTicks'

/** Where places and values of a figure stand, in pixels from the upper left corner. Both drawers go by it. */
export type FigureFrame = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  span: Span
  /** The least and the greatest value of the axis, and those that are named. */
  low: number
  high: number
  ticks: readonly number[]
}

const letter = 6.6
const rowOfTicks = 56

/** The frame of these places in this room. Values begin at 0 unless one is below it. */
export function figureFrame(figure: FigureOf, span: Span, room: { width: number; height: number }): FigureFrame {
  const { width, height } = room
  const values = figure.series.flatMap(({ values }) => values.filter((value) => value !== null))
  const [least, greatest] = [smallest(values), largest(values)]
  const about = Math.max(2, Math.min(6, Math.floor(height / rowOfTicks)))
  const ticks = least === greatest ? niceTicks(0, 1, 1) : niceTicks(least, greatest, about)
  const widest = Math.max(...ticks.map((tick) => figure.showShort(tick).length))
  return {
    width,
    height,
    left: Math.min(width / 3, Math.round(widest * letter) + 12),
    right: width - 12,
    top: figure.marks?.length ? 26 : 14,
    bottom: height - 28,
    span,
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
    ticks,
  }
}

/** Not by `Math.min(…values)`: that many values are too many for one call. */
const smallest = (values: readonly number[]) => values.reduce((least, value) => (value < least ? value : least), 0)
const largest = (values: readonly number[]) => values.reduce((most, value) => (value > most ? value : most), 0)

/** How wide the room of one place is. */
export const slotOf = ({ left, right, span }: FigureFrame): number => (right - left) / (span.to - span.from + 1)

/** The middle of a place. */
export const xOf = (frame: FigureFrame, place: number): number =>
  frame.left + (place - frame.span.from + 0.5) * slotOf(frame)

export const yOf = ({ top, bottom, low, high }: FigureFrame, value: number): number =>
  bottom - ((value - low) / (high - low)) * (bottom - top)

/** The place at which somebody points. */
export const placeAt = (frame: FigureFrame, x: number): number => {
  const place = frame.span.from + Math.floor((x - frame.left) / slotOf(frame))
  return Math.min(frame.span.to, Math.max(frame.span.from, place))
}
