import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FigureSeries } from './figureOf'
import { firstAt, nearestValue, neighbourOf } from './neighbourOf'

const seriesOf = (...rows: (number | null)[][]): FigureSeries[] =>
  rows.map((values, index) => ({ key: `${index}`, name: `${index}`, look: 'other', mark: 'line', values }))

const series = seriesOf([1, null, null, 4, null], [null, null, null, null, null], [null, 6, 7, 8, 9])

it.each([
  ['right over places without a value', { series: 0, index: 0 }, 'ArrowRight', { series: 0, index: 3 }],
  ['no further than the last value', { series: 0, index: 3 }, 'ArrowRight', { series: 0, index: 3 }],
  ['left over places without a value', { series: 0, index: 3 }, 'ArrowLeft', { series: 0, index: 0 }],
  ['no further than the first value', { series: 2, index: 1 }, 'ArrowLeft', { series: 2, index: 1 }],
  ['to the first value', { series: 2, index: 4 }, 'Home', { series: 2, index: 1 }],
  ['to the last value', { series: 0, index: 0 }, 'End', { series: 0, index: 3 }],
  ['far, as far as there are values', { series: 2, index: 1 }, 'PageDown', { series: 2, index: 4 }],
  ['down past a series without a value', { series: 0, index: 3 }, 'ArrowDown', { series: 2, index: 3 }],
  ['up to the nearest value', { series: 2, index: 4 }, 'ArrowUp', { series: 0, index: 3 }],
  ['no further than the last series', { series: 2, index: 4 }, 'ArrowDown', { series: 2, index: 4 }],
])('A key leads %s', (_, from, key, to) => expect(neighbourOf(series, from, key)).toEqual(to))

it('Other keys lead nowhere', () => expect(neighbourOf(series, { series: 0, index: 0 }, 'a')).toBeUndefined())

it('A figure without a value has no place to begin, and no nearest value', () => {
  expect(firstAt(seriesOf([null, null], []))).toBeUndefined()
  expect(nearestValue([null, null], 1)).toBeUndefined()
  expect(firstAt(series.slice(1))).toEqual({ series: 1, index: 1 })
})

it('From any value, every key leads to a value, and a walk to the right meets all of a series', () => {
  const values = fc.array(fc.option(fc.integer()), { minLength: 1, maxLength: 20 })
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown')
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), fc.array(keys), (rows, pressed) => {
      const all = seriesOf(...rows)
      let at = firstAt(all)
      if (!at) return
      for (const key of pressed) {
        at = neighbourOf(all, at, key) ?? at
        expect(all[at.series]?.values[at.index]).not.toBeNull()
        expect(all[at.series]?.values[at.index]).not.toBeUndefined()
      }
      const met = new Set<number>()
      at = neighbourOf(all, at, 'Home') ?? at
      for (let step = 0; step <= 20; step++) {
        met.add(at.index)
        at = neighbourOf(all, at, 'ArrowRight') ?? at
      }
      const places = all[at.series]?.values.flatMap((value, index) => (value === null ? [] : [index]))
      expect([...met]).toEqual(places)
    }),
  )
})
