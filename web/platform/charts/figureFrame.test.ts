import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsOf } from './barsOf'
import { figureFrame, placeAt, slotOf, xOf, yOf } from './figureFrame'
import type { FigureOf, FigureSeries } from './figureOf'
import { placeLabels } from './placeLabels'
import { pointedAt } from './pointedAt'

const seriesOf = (values: (number | null)[], mark: 'line' | 'bar' = 'line'): FigureSeries => ({
  key: 'a',
  name: 'A',
  look: 'planned',
  mark,
  values,
})

const figureOf = (places: string[], series: FigureSeries[], placesAre: FigureOf['placesAre'] = 'words'): FigureOf => ({
  title: 'Título',
  conclusion: 'Conclusão',
  places,
  placesAre,
  placesName: 'Dia',
  series,
  unitName: 'h',
  show: String,
  showShort: String,
  valuesAre: 'numbers',
})

const room = { width: 600, height: 320 }
const placesOf = (count: number) => Array.from({ length: count }, (_, index) => `lugar ${index}`)

it('Every value of any figure stands within its frame, and is pointed at where it stands', () => {
  const values = fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(values, fc.integer({ min: 320, max: 1600 }), (row, width) => {
      const figure = figureOf(placesOf(row.length), [seriesOf(row)])
      const frame = figureFrame(figure, { from: 0, to: row.length - 1 }, { width, height: 320 })
      for (const [index, value] of row.entries()) {
        if (value === null) continue
        const [x, y] = [xOf(frame, index), yOf(frame, value)]
        expect(x).toBeGreaterThan(frame.left)
        expect(x).toBeLessThan(frame.right)
        expect(y).toBeGreaterThanOrEqual(frame.top - 1e-6)
        expect(y).toBeLessThanOrEqual(frame.bottom + 1e-6)
        expect(placeAt(frame, x)).toBe(index)
        expect(pointedAt(figure.series, frame, x, y)).toEqual({ series: 0, index })
      }
    }),
  )
})

it('A place without a value is not pointed at', () => {
  const series = [seriesOf([null, 5])]
  const frame = figureFrame(figureOf(placesOf(2), series), { from: 0, to: 1 }, room)
  expect(pointedAt(series, frame, xOf(frame, 0), 100)).toBeUndefined()
})

it.each([[[]], [[null]], [[0, 0]], [[7]]])('A figure of %j has an axis with two ends', (row) => {
  const frame = figureFrame(figureOf(placesOf(row.length), [seriesOf(row)]), { from: 0, to: row.length - 1 }, room)
  expect(frame.low).toBeLessThanOrEqual(0)
  expect(frame.high).toBeGreaterThan(frame.low)
})

it('Bars of several series stand side by side in the room of their place, from zero up or down', () => {
  const [up, down] = [seriesOf([10, null, 4], 'bar'), seriesOf([-5, 3, null], 'bar')]
  const frame = figureFrame(figureOf(placesOf(3), [up, down]), { from: 0, to: 2 }, room)
  const [first, second] = [barsOf(up, 0, 2, frame), barsOf(down, 1, 2, frame)]
  expect([first.length, second.length]).toEqual([2, 2])
  const [higher, lower] = [first[0], second[0]]
  if (!higher || !lower) throw new Error('no bars')
  expect(higher.x + higher.width).toBeLessThanOrEqual(lower.x)
  expect(lower.x + lower.width).toBeLessThanOrEqual(frame.left + slotOf(frame))
  expect(higher.y + higher.height).toBeCloseTo(yOf(frame, 0))
  expect(lower.y).toBeCloseTo(yOf(frame, 0))
})

it('Names below the axis never stand over each other, nor out of the picture', () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 25) + index * 86_400_000).toISOString().slice(0, 10)
  const kinds = fc.constantFrom('days' as const, 'words' as const)
  const letter = 6.6
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 730 }), fc.integer({ min: 300, max: 1300 }), kinds, (count, width, kind) => {
      const places = Array.from({ length: count }, (_, index) => (kind === 'days' ? day(index) : `Fundações ${index}`))
      const figure = figureOf(places, [seriesOf(places.map((_, index) => index))], kind)
      const frame = figureFrame(figure, { from: 0, to: count - 1 }, { width, height: 320 })
      const labels = placeLabels(figure, frame, 'pt-BR')
      expect(labels.length).toBeGreaterThan(0)
      let end = 0
      for (const { x, text } of labels) {
        const half = (text.length * letter) / 2
        expect(x - half).toBeGreaterThanOrEqual(end - 1e-6)
        end = x + half
      }
      expect(end).toBeLessThanOrEqual(width + 1e-6)
    }),
    { numRuns: 60 },
  )
})
