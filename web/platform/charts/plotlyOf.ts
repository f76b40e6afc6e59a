import { barShare } from './barsOf'
import type { DrawnFigure } from './drawnFigure'
import type { FigureSeries } from './figureOf'
import { markedPlaces } from './markedPlaces'
import { type SeriesStyle, seriesStyles } from './seriesStyles'

/** A line at the edge is not cut: so much more than the frame is drawn, in pixels. */
const brim = 6

type Drawn = Omit<DrawnFigure, 'language'>

/**
 * A figure as plotly.js wants it: the series alone, on a frame that is drawn already. Places are numbers to it. What is
 * pointed at stands at the same pixel whoever draws, and the library needs no words of a language.
 */
export function plotlyOf(drawn: Drawn): { data: object[]; layout: object } {
  const styles = seriesStyles(drawn.figure.series, drawn.colours)
  const data = drawn.figure.series.flatMap((series, index) => tracesOf(series, styles[index] as SeriesStyle, drawn))
  return { data, layout: layoutOf(drawn) }
}

/** The library's own buttons, marks and tips are left out: it knows English alone. */
export const plotlyConfig = {
  displayModeBar: false,
  displaylogo: false,
  showTips: false,
  doubleClick: false,
  scrollZoom: false,
}

/** A line and its signs are two: the library would choose by itself which places bear one. */
function tracesOf({ values, mark }: FigureSeries, style: SeriesStyle, { frame, colours }: Drawn): object[] {
  const { colour, dash, marker } = style
  const shared = { hoverinfo: 'none', showlegend: false }
  const all = { ...shared, x: values.map((_, index) => index), y: values }
  if (mark === 'bar') return [{ ...all, type: 'bar', marker: barMarker(style, colours.ground) }]
  const signs = markedPlaces(values, frame.span)
  return [
    {
      ...all,
      type: 'scatter',
      mode: 'lines',
      connectgaps: false,
      line: { color: colour, width: 2, dash: dash || 'solid' },
    },
    {
      ...shared,
      type: 'scatter',
      mode: 'markers',
      x: signs,
      y: signs.map((place) => values[place]),
      marker: { color: colour, symbol: marker, size: 8, line: { width: 0 } },
    },
  ]
}

const barMarker = ({ colour, isHollow, hatch }: SeriesStyle, ground: string): object => ({
  color: `${colour}${isHollow ? '33' : ''}`,
  line: { color: colour, width: 1 },
  pattern: { shape: hatch, fgcolor: ground, bgcolor: colour, size: 8, solidity: 0.2 },
})

function layoutOf({ frame, colours }: Drawn): object {
  const { width, height, left, right, top, bottom, span, low, high } = frame
  const beyond = (brim * (high - low)) / (bottom - top)
  const axis = { visible: false, showgrid: false, zeroline: false }
  return {
    width,
    height,
    margin: { l: left, r: width - right, t: top - brim, b: height - bottom - brim, pad: 0 },
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    font: { size: 12, color: colours.text },
    barmode: 'group',
    bargap: 1 - barShare,
    bargroupgap: 0,
    hovermode: 'x',
    dragmode: 'zoom',
    xaxis: { ...axis, range: [span.from - 0.5, span.to + 0.5] },
    yaxis: { ...axis, range: [low - beyond, high + beyond], fixedrange: true },
  }
}
