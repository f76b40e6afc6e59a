import { expect, it } from 'vitest'
import { figureColours } from './figureColours'
import { figureFrame, xOf, yOf } from './figureFrame'
import type { FigureOf } from './figureOf'
import { plotlyOf } from './plotlyOf'

type Layout = {
  width: number
  height: number
  margin: { l: number; r: number; t: number; b: number }
  xaxis: { range: [number, number] }
  yaxis: { range: [number, number] }
}

const figure: FigureOf = {
  title: '',
  conclusion: '',
  places: ['a', 'b', 'c', 'd'],
  placesAre: 'words',
  placesName: '',
  series: [
    { key: 'l', name: '', look: 'planned', mark: 'line', values: [1, null, 3, 8] },
    { key: 'b', name: '', look: 'realized', mark: 'bar', values: [4, 4, null, -2] },
  ],
  unitName: '',
  show: String,
  showShort: String,
  valuesAre: 'numbers',
}

it('Both drawers put a value at the same pixel, whatever stretch of places is shown', () => {
  for (const span of [
    { from: 0, to: 3 },
    { from: 1, to: 2 },
  ]) {
    const frame = figureFrame(figure, span, { width: 640, height: 300 })
    const { width, height, margin, xaxis, yaxis } = plotlyOf({ figure, frame, colours: figureColours.dark })
      .layout as Layout
    const share = ([from, to]: [number, number], at: number) => (at - from) / (to - from)
    for (const [place, value] of [
      [1, 3],
      [2, -2],
    ] as const) {
      const x = margin.l + share(xaxis.range, place) * (width - margin.l - margin.r)
      const y = height - margin.b - share(yaxis.range, value) * (height - margin.t - margin.b)
      expect(x).toBeCloseTo(xOf(frame, place))
      expect(y).toBeCloseTo(yOf(frame, value))
    }
  }
})

it('A line is drawn whole and broken where a value is missing, its signs apart from it, and a bar is one drawing', () => {
  const frame = figureFrame(figure, { from: 0, to: 3 }, { width: 640, height: 300 })
  const { data } = plotlyOf({ figure, frame, colours: figureColours.light })
  expect(data).toMatchObject([
    { type: 'scatter', mode: 'lines', y: [1, null, 3, 8], connectgaps: false },
    { type: 'scatter', mode: 'markers', x: [0, 2, 3], y: [1, 3, 8] },
    { type: 'bar', x: [0, 1, 2, 3], y: [4, 4, null, -2] },
  ])
})
