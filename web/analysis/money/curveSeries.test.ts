import { expect, it } from 'vitest'
import { type CurvePoint, daysOf, flowsOver } from './curveSeries'

const still = { planned: 0, realized: 0, forecast: null }
const outflow = (on: string, planned: number, realized: number | null, forecast: number | null): CurvePoint => ({
  on,
  inflow: { planned: 50, realized: realized === null ? null : 10, forecast: forecast === null ? null : 40 },
  outflow: { planned, realized, forecast },
})
const points = [
  outflow('2026-03-08', 100, 80, null),
  outflow('2026-03-15', 200, 120, 120),
  outflow('2026-03-22', 300, null, 310),
]

it('FIN-10 a curve has its own values at its own days', () =>
  expect(flowsOver(daysOf(points), points, 'outflow', '2026-03-15')).toEqual([
    { planned: 100, realized: 80, forecast: null },
    { planned: 200, realized: 120, forecast: 120 },
    { planned: 300, realized: null, forecast: 310 },
  ]))

it('FIN-10 at days of another curve it stays as it was, and is nothing before it began', () => {
  const days = daysOf(points, [outflow('2026-03-01', 0, 0, null), outflow('2026-03-29', 0, null, 0)])
  const flows = flowsOver(days, points, 'outflow', '2026-03-15')
  expect(days).toEqual(['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29'])
  expect(flows[0]).toEqual(still)
  expect(flows[4]).toEqual({ planned: 300, realized: null, forecast: 310 })
})

it('FIN-10 net is what comes less what goes, and nothing where either is unknown', () =>
  expect(flowsOver(daysOf(points), points, 'net', '2026-03-15')).toEqual([
    { planned: -50, realized: -70, forecast: null },
    { planned: -150, realized: -110, forecast: -80 },
    { planned: -250, realized: null, forecast: -270 },
  ]))
