import { expect, it } from 'vitest'
import { ending, moneyFigures } from './moneyFigures'

const figures = {
  inflow: { plannedTotalAmount: 500, estimateAtCompletionBottomUp: 450, deviationPercent: 5, deviation: null },
  outflow: { plannedTotalAmount: 300, estimateAtCompletionBottomUp: 310, deviationPercent: 2, deviation: 7 },
}

it.each([
  ['outflow', { word: 'over', cents: 10 }],
  ['inflow', { word: 'under', cents: 50 }],
  ['net', { word: 'under', cents: 60 }],
] as const)('FIN-10 the expected end of %s is held against its plan', (flow, expected) =>
  expect(ending(moneyFigures(figures, flow))).toEqual(expected),
)

it('FIN-10 nothing planned and nothing expected is as planned', () =>
  expect(ending(moneyFigures({ inflow: {}, outflow: {} }, 'net'))).toEqual({ word: 'same', cents: 0 }))

it('FIN-10 the balance has no share, and no figure that one of both lacks', () => {
  const net = moneyFigures(figures, 'net')
  expect([net('deviationPercent'), net('deviation'), net('plannedTotalAmount')]).toEqual([null, null, 200])
})
