import type { FigureOf, OpenValue } from './figureOf'
export function MeasureFigure({ figure }: { figure: FigureOf; onOpen?: OpenValue; fileName?: string }) { return <figure aria-label={figure.conclusion} /> }
