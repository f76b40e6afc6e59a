import fc from 'fast-check'
import { expect, it } from 'vitest'
import { niceTicks } from './niceTicks'

it.each([
  [0, 100, 5, [0, 20, 40, 60, 80, 100]],
  [0, 7, 4, [0, 2, 4, 6, 8]],
  [0, 0.35, 4, [0, 0.1, 0.2, 0.3, 0.4]],
  [-30, 70, 5, [-40, -20, 0, 20, 40, 60, 80]],
  [0, 0, 4, [0, 0.5, 1]],
])('An axis from %d to %d has round values', (least, greatest, about, expected) => {
  const ticks = niceTicks(least, greatest, about)
  if (least === greatest) expect(ticks.length).toBeGreaterThan(1)
  else expect(ticks).toEqual(expected)
})

it('Ticks enclose every value, rise by one step, and are few', () => {
  const value = fc.oneof(fc.integer({ min: -1e12, max: 1e12 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }))
  fc.assert(
    fc.property(value, value, fc.integer({ min: 2, max: 8 }), (first, last, about) => {
      const [least, greatest] = [Math.min(first, last), Math.max(first, last)]
      fc.pre(greatest === least || greatest - least > Math.abs(greatest) * 1e-9 + 1e-9)
      const ticks = niceTicks(least, greatest, about)
      const slack = Math.max(Math.abs(least), Math.abs(greatest)) * 1e-9
      expect(ticks.at(0)).toBeLessThanOrEqual(least + slack)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest - slack)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThanOrEqual(about + 3)
      expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? tick))).toBe(true)
    }),
  )
})
