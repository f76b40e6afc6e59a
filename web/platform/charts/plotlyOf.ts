import { barShare } from './barsOf'
import type { DrawnFigure } from './drawnFigure'
import { xOf } from './figureFrame'
import type { FigureSeries } from './figureOf'
import { placeLabels } from './placeLabels'
import { placeOfMark } from './placeOfMark'
import { type SeriesStyle, seriesStyles } from './seriesStyles'

/** As many signs as our own drawer gives a line. */
const mostSigns = 14

/**
 * A figure as plotly.js wants it. Places are numbers to it, and its axes, names and room are those of the frame: what
 * is pointed at stands at the same pixel whoever draws, and the library needs no words of a language.
 */
export function plotlyOf(drawn: DrawnFigure): { data: object[]; layout: object } {
  const styles = seriesStyles(drawn.figure.series, drawn.colours)
  const data = drawn.figure.series.map((series, index) => traceOf(series, styles[index] as SeriesStyle))
  return { data, layout: layoutOf(drawn) }
}

/** The library's own buttons and marks are left out. */
export const plotlyConfig = { displayModeBar: false, displaylogo: false, doubleClick: false, scrollZoom: false }

function traceOf({ name, values, mark }: FigureSeries, { colour, dash, marker, isHollow }: SeriesStyle): object {
  const shared = { name, x: values.map((_, index) => index), y: values, hoverinfo: 'none', showlegend: false }
  if (mark === 'line')
    return {
      ...shared,
      type: 'scatter',
      mode: 'lines+markers',
      connectgaps: false,
      line: { color: colour, width: 2, dash: dash || 'solid' },
      marker: { color: colour, symbol: marker, size: 8, maxdisplayed: mostSigns, line: { width: 0 } },
    }
  const fill = `${colour}${isHollow ? '33' : ''}`
  return { ...shared, type: 'bar', marker: { color: fill, line: { color: colour, width: isHollow ? 1.5 : 0 } } }
}

function layoutOf({ figure, frame, colours, language }: DrawnFigure): object {
  const { width, height, left, right, top, bottom, span, low, high, ticks } = frame
  const labels = placeLabels(figure, frame, language)
  const axis = { showline: false, zeroline: false, tickfont: { color: colours.quiet, size: 12 } }
  return {
    width,
    height,
    margin: { l: left, r: width - right, t: top, b: height - bottom, pad: 0 },
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    font: { family: 'inherit', size: 12, color: colours.text },
    barmode: 'group',
    bargap: 1 - barShare,
    bargroupgap: 0,
    hovermode: 'x',
    transition: { duration: 0 },
    dragmode: globalThis.matchMedia?.('(pointer: coarse)').matches ? false : 'zoom',
    xaxis: {
      ...axis,
      range: [span.from - 0.5, span.to + 0.5],
      tickvals: labels.map(({ place }) => place),
      ticktext: labels.map(({ text }) => text),
      tickangle: 0,
      ticks: 'outside',
      tickcolor: colours.quiet,
      showgrid: false,
    },
    yaxis: {
      ...axis,
      range: [low, high],
      fixedrange: true,
      tickvals: ticks,
      ticktext: ticks.map(figure.showShort),
      gridcolor: colours.grid,
      zeroline: true,
      zerolinecolor: colours.quiet,
    },
    ...marksOf({ figure, frame, colours }),
  }
}

function marksOf({ figure, frame, colours }: Omit<DrawnFigure, 'language'>) {
  const marks = (figure.marks ?? []).flatMap(({ at, name }) => {
    const place = placeOfMark(figure.places, at)
    return place === undefined || place < frame.span.from || place > frame.span.to ? [] : [{ place, name }]
  })
  const letter = 6.6
  /** A name near an edge stands beside its line instead of over it. */
  const anchorOf = (place: number, name: string) => {
    const [x, half] = [xOf(frame, place), (name.length * letter) / 2]
    return x < half ? 'left' : x > frame.width - half ? 'right' : 'center'
  }
  return {
    shapes: marks.map(({ place }) => ({
      type: 'line',
      xref: 'x',
      yref: 'paper',
      x0: place,
      x1: place,
      y0: 0,
      y1: 1,
      line: { color: colours.text, width: 1, dash: '1px,3px' },
    })),
    annotations: marks.map(({ place, name }) => ({
      text: plain(name),
      x: place,
      xanchor: anchorOf(place, name),
      y: 1,
      yref: 'paper',
      yanchor: 'bottom',
      yshift: 4,
      showarrow: false,
      font: { color: colours.text, size: 12 },
    })),
  }
}

/** The library reads a few HTML tags in texts: in ours there are none. */
const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
