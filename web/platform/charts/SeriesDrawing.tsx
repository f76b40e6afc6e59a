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
        <Bars key={series.key} series={series} style={style} frame={frame} nth={nth} count={bars.length} />
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
      {markedPlaces(values.slice(from, to + 1)).map((at) => {
        const [x, y] = points[from - first + at] ?? [0, 0]
        return <path key={at} d={sign} fill={colour} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
      })}
    </g>
  )
}

function Bars({ series, style: { colour, isHollow }, frame, nth, count }: OfSeries & { nth: number; count: number }) {
  return barsOf(series, nth, count, frame).map(({ index, x, y, width, height }) => (
    <rect
      key={index}
      x={x.toFixed(1)}
      y={y.toFixed(1)}
      width={Math.max(1, width - 1).toFixed(1)}
      height={height.toFixed(1)}
      fill={colour}
      fillOpacity={isHollow ? 0.2 : 1}
      stroke={isHollow ? colour : 'none'}
      strokeDasharray={isHollow ? '3,2' : undefined}
    />
  ))
}
