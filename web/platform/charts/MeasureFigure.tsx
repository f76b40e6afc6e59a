import type { FigureOf, OpenValue } from './figureOf'
export function MeasureFigure({ figure }: { figure: FigureOf; onOpen?: OpenValue }) { return <figure aria-label={figure.conclusion} /> }
