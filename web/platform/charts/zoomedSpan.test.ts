import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeOfMark } from './placeOfMark'
import { spanWith, zoomedSpan } from './zoomedSpan'

it('A closer look halves the span about a value, and a wider one ends at all places', () => {
  expect(zoomedSpan({ from: 0, to: 99 }, 50, 0.5, 100)).toEqual({ from: 25, to: 74 })
  expect(zoomedSpan({ from: 0, to: 99 }, 99, 0.5, 100)).toEqual({ from: 50, to: 99 })
  expect(zoomedSpan({ from: 25, to: 74 }, 50, 2, 100)).toEqual({ from: 0, to: 99 })
})

it('Any span stays within the places there are, and a walk takes it along', () => {
  const count = fc.integer({ min: 1, max: 800 })
  fc.assert(
    fc.property(count, fc.nat(), fc.nat(), fc.array(fc.constantFrom(0.5, 2)), (places, about, next, steps) => {
      let span = { from: 0, to: places - 1 }
      for (const times of steps) span = zoomedSpan(span, about % places, times, places)
      for (const each of [span, spanWith(span, next % places, places)]) {
        expect(each.from).toBeGreaterThanOrEqual(0)
        expect(each.to).toBeLessThan(places)
        expect(each.to).toBeGreaterThanOrEqual(each.from)
      }
      const { from, to } = spanWith(span, next % places, places)
      expect(from <= next % places && next % places <= to).toBe(true)
    }),
  )
})

it('A mark stands at its day, or between the days about it', () => {
  const weeks = ['2026-03-07', '2026-03-14', '2026-03-21']
  expect(placeOfMark(weeks, '2026-03-14')).toBe(1)
  expect(placeOfMark(weeks, '2026-03-17')).toBeCloseTo(1 + 3 / 7)
  expect(placeOfMark(weeks, '2026-03-22')).toBeUndefined()
  expect(placeOfMark(weeks, '2026-03-01')).toBeUndefined()
  expect(placeOfMark(['Fundação', 'Obra'], 'Canteiro')).toBeUndefined()
})
