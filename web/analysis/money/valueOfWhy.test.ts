import { expect, it } from 'vitest'
import { valueOfWhy } from './valueOfWhy'

const flow = (planned: number, realized: number | null, forecast: number | null) => ({ planned, realized, forecast })
const sums = (planned: number, realized: number) => ({ planned, realized })
const none = sums(0, 0)
const cardId = '01a2b3c4-0000-7000-8000-000000000001'
const shown = {
  curve: {
    points: [
      { on: '2026-03-08', inflow: flow(5, 0, null), outflow: flow(100, 80, null) },
      { on: '2026-03-31', inflow: flow(50, 20, 20), outflow: flow(200, 120, 120) },
    ],
    figures: { inflow: { realizedAmount: 20 }, outflow: { realizedAmount: 120 } },
    leftOut: [{ because: 'noDay', kind: 'outflow', of: 'realized', count: 1, cents: 7 } as const],
  },
  months: { months: [{ month: '2026-03', inflow: none, outflow: sums(200, 120) }] },
  deliveries: {
    rows: [
      { because: 'allocated', cardId, title: 'Ala A', inflow: none, outflow: sums(150, 90) } as const,
      { because: 'allocated', cardId: null, title: 'Ala B', inflow: none, outflow: sums(40, 20) } as const,
      { because: 'notAllocated', cardId: null, title: null, inflow: none, outflow: sums(10, 10) } as const,
    ],
  },
}

it.each([
  [{ measure: 'realizedAmount', flow: 'outflow' }, 120],
  [{ measure: 'realizedAmount', flow: 'net' }, -100],
  [{ measure: 'plannedAmount', flow: 'outflow', to: '2026-03-15' }, 100],
  [{ measure: 'plannedAmount', flow: 'outflow', to: '2026-03-01' }, null],
  [{ measure: 'plannedAmount', flow: 'outflow', from: '2026-03-01', to: '2026-03-31' }, 200],
  [{ measure: 'plannedAmount', flow: 'outflow', from: '2026-04-01', to: '2026-04-30' }, null],
  [{ measure: 'plannedTotalAmount', flow: 'outflow', cardId }, 150],
  [{ measure: 'realizedAmount', flow: 'outflow', groupName: 'Ala B' }, 20],
  [{ measure: 'realizedAmount', flow: 'outflow', without: 'origin' }, 10],
  [{ measure: 'realizedAmount', flow: 'outflow', without: 'item' }, null],
  [{ measure: 'undatedAmount', flow: 'outflow' }, 7],
  [{ measure: 'openAmount', flow: 'outflow' }, null],
] as const)('FIN-10 a figure that is asked about comes to what the screen shows: %j', (why, expected) =>
  expect(valueOfWhy(why, shown)).toBe(expected),
)
