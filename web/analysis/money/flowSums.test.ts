import { expect, it } from 'vitest'
import { flowBars, flowSums } from './flowSums'

const t = ((key: string) => key) as never
const rows = [
  { inflow: { planned: 500, realized: 0 }, outflow: { planned: 200, realized: 150 } },
  { inflow: { planned: 0, realized: 450 }, outflow: { planned: 100, realized: 130 } },
]

it.each([
  { flow: 'outflow', planned: [200, 100], realized: [150, 130], sums: { planned: 300, realized: 280 } },
  { flow: 'inflow', planned: [500, 0], realized: [0, 450], sums: { planned: 500, realized: 450 } },
  { flow: 'net', planned: [300, -100], realized: [-150, 320], sums: { planned: 200, realized: 170 } },
] as const)('FIN-10 bars of $flow show what is planned beside what is realized, with their sums', (expected) => {
  const { flow, planned, realized, sums } = expected
  expect(flowBars(rows, flow, t).map(({ values }) => values)).toEqual([planned, realized])
  expect(flowSums(rows, flow)).toEqual(sums)
})
