import { expect, it } from 'vitest'
import { usualFlow } from './usualFlow'

it.each([
  [{ inflow: {}, outflow: {} }, 'outflow'],
  [{ inflow: { openAmount: 5 }, outflow: { openAmount: 0, deviation: null } }, 'inflow'],
  [{ inflow: { openAmount: 5 }, outflow: { openAmount: 3 } }, 'outflow'],
])('FIN-10 a curve shows what goes, unless all there is comes: %j', (figures, expected) =>
  expect(usualFlow(figures)).toBe(expected),
)
