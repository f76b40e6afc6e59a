import type { FigureColours } from './figureColours'
import { type FigureFrame, xOf, yOf } from './figureFrame'
import type { FigureOf } from './figureOf'
import { placeLabels } from './placeLabels'
import { placeOfMark } from './placeOfMark'

type Props = { figure: FigureOf; frame: FigureFrame; colours: FigureColours; language: string }

const letter = 6.6

/** The lines behind the values, with the names of values and places. */
export function FigureAxes({ figure, frame, colours, language }: Props) {
  const { left, right, bottom, ticks } = frame
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${yOf(frame, tick)}H${right}`}
            stroke={tick === 0 ? colours.quiet : colours.grid}
            shapeRendering="crispEdges"
          />
          <text x={left - 6} y={yOf(frame, tick) + 4} textAnchor="end" fill={colours.quiet}>
            {figure.showShort(tick)}
          </text>
        </g>
      ))}
      {placeLabels(figure, frame, language).map(({ place, x, text }) => (
        <g key={place}>
          <path d={`M${xOf(frame, place)} ${bottom}v5`} stroke={colours.quiet} shapeRendering="crispEdges" />
          <text x={x} y={bottom + 18} textAnchor="middle" fill={colours.quiet}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/** What is marked, such as the status day: a line through all values, and its name above. */
export function FigureMarks({ figure, frame, colours }: Omit<Props, 'language'>) {
  return figure.marks?.map(({ at, name }) => {
    const place = placeOfMark(figure.places, at)
    if (place === undefined || place < frame.span.from || place > frame.span.to) return null
    const x = xOf(frame, place)
    const half = (name.length * letter) / 2
    return (
      <g key={`${at} ${name}`}>
        <path d={`M${x} ${frame.top}V${frame.bottom}`} stroke={colours.text} strokeDasharray="1,3" />
        <text
          x={Math.min(Math.max(x, half), frame.width - half)}
          y={frame.top - 8}
          textAnchor="middle"
          fill={colours.text}
        >
          {name}
        </text>
      </g>
    )
  })
}
