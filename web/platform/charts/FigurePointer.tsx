import type { FigureColours } from './figureColours'
import { type FigureFrame, xOf, yOf } from './figureFrame'
import type { FigureOf } from './figureOf'
import type { At } from './neighbourOf'

type Props = { figure: FigureOf; frame: FigureFrame; colours: FigureColours; at: At }

/** Shows at which value keys or the pointer are, over whatever has drawn the values. */
export function FigurePointer({ figure, frame, colours, at }: Props) {
  const value = figure.series[at.series]?.values[at.index]
  if (at.index < frame.span.from || at.index > frame.span.to) return null
  const x = xOf(frame, at.index)
  return (
    <svg
      aria-hidden="true"
      width={frame.width}
      height={frame.height}
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
    >
      <path d={`M${x} ${frame.top}V${frame.bottom}`} stroke={colours.quiet} />
      {typeof value === 'number' && (
        <circle cx={x} cy={yOf(frame, value)} r={7} fill="none" stroke={colours.text} strokeWidth={2} />
      )}
    </svg>
  )
}
