import { expect, it } from 'vitest'
import { plannedAndRealized } from './plannedAndRealized'

const t = ((key: string) => key) as never
const rows = [
  { inflow: { planned: 500, realized: 0 }, outflow: { planned: 200, realized: 150 } },
  { inflow: { planned: 0, realized: 450 }, outflow: { planned: 100, realized: 130 } },
]

it.each([
  ['outflow', [200, 100], [150, 130]],
  ['inflow', [500, 0], [0, 450]],
  ['net', [300, -100], [-150, 320]],
] as const)('FIN-10 bars of %s show what is planned beside what is realized, and their sums', (flow, ...expected) => {
  const { sums, series } = plannedAndRealized(rows, flow, t)
  expect(series.map(({ values }) => values)).toEqual(expected)
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  expect(sums).toEqual({ planned: sum(expected[0]), realized: sum(expected[1]) })
})
