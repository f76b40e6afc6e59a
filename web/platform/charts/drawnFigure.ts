import type { FigureColours } from './figureColours'
import type { FigureFrame } from './figureFrame'
import type { FigureOf } from './figureOf'
import type { Span } from './placeTicks'

/** What a drawer is given. */
export type DrawnFigure = { figure: FigureOf; frame: FigureFrame; colours: FigureColours; language: string }

/** What one is given that lets its reader choose a stretch of places, and press on a value. */
export type InteractiveFigure = DrawnFigure & {
  /** `undefined`: all places. */
  onSpan: (span: Span | undefined) => void
  onPress: () => void
}
