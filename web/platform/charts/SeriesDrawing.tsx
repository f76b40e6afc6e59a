import { BarShape } from './BarShape'
import { barsOf } from './barsOf'
import type { FigureColours } from './figureColours'
import { type FigureFrame, xOf, yOf } from './figureFrame'
import type { FigureOf, FigureSeries } from './figureOf'
import { linePath } from './linePath'
import { markedPlaces } from './markedPlaces'
import { markerPath } from './markerPath'
import { type SeriesStyle, seriesStyles } from './seriesStyles'

type Props = { figure: FigureOf; frame: FigureFrame; colours: FigureColours }

/** All series of a figure: bars first, and lines over them. */
export function SeriesDrawing({ figure, frame, colours }: Props) {
  const styles = seriesStyles(figure.series, colours)
  const styled = figure.series.map((series, index) => ({ series, style: styles[index] as SeriesStyle }))
  const bars = styled.filter(({ series }) => series.mark === 'bar')
  const lines = styled.filter(({ series }) => series.mark === 'line')
  return (
    <>
      {bars.map(({ series, style }, nth) => (
        <BarShape
          key={series.key}
          style={style}
          ground={colours.ground}
          bars={barsOf(series, nth, bars.length, frame)}
        />
      ))}
      {lines.map(({ series, style }) => (
        <Line key={series.key} series={series} style={style} frame={frame} />
      ))}
    </>
  )
}

type OfSeries = { series: FigureSeries; style: SeriesStyle; frame: FigureFrame }

function Line({ series: { values }, style: { colour, dash, marker }, frame }: OfSeries) {
  const { from, to } = frame.span
  // One place beyond each end, as far as there is one: the line goes on to the edge.
  const first = Math.max(0, from - 1)
  const shown = values.slice(first, to + 2)
  const points = shown.map((value, at) =>
    value === null ? null : ([xOf(frame, first + at), yOf(frame, value)] as const),
  )
  const sign = markerPath(marker, 3.5)
  return (
    <g>
      <path
        d={linePath(points)}
        fill="none"
        stroke={colour}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={dash || undefined}
      />
      {markedPlaces(values, frame.span).map((place) => {
        const [x, y] = points[place - first] ?? [0, 0]
        return <path key={place} d={sign} fill={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
      })}
    </g>
  )
}
