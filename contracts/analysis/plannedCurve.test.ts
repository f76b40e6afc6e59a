import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plannedCurve } from './plannedCurve'

const span = fc
  .record({ begin: fc.integer({ min: 0, max: 60 }), length: fc.nat(30), weight: fc.nat(5000) })
  .map(({ begin, length, weight }) => ({ begin, end: begin + length, weight }))

describe('Planned value', () => {
  it('KAN-05 comes to the budget exactly, never falls by more than a rounding, and is 0 where it begins', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
        const curve = plannedCurve(spans)
        const budget = spans.reduce((sum, { weight }) => sum + weight, 0)
        if (!curve) {
          expect(budget).toBe(0)
          return
        }
        const places = Array.from({ length: 2 * curve.duration + 3 }, (_, half) => curve.begin + half / 2)
        const values = curve.valuesAt(places)
        expect(values).toEqual(places.map(curve.valueAt))
        expect([values[0], curve.valueAt(curve.begin + curve.duration), curve.budget]).toEqual([0, budget, budget])
        expect(curve.valueAt(curve.begin + 1)).toBeGreaterThan(0)
        expect(curve.valueAt(curve.begin + curve.duration - 0.5)).toBeLessThan(budget)
        for (const [index, value] of values.entries())
          expect(value).toBeGreaterThanOrEqual((values[index - 1] ?? 0) - budget * 1e-12)
      }),
    )
  })
})
