import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { expect, it } from 'vitest'
import { leftOutSums } from './leftOutSums'

const total = (kind: 'inflow' | 'outflow', entryCount: number, plannedCents: number, cancelledCents: number) =>
  ({ kind, entryCount, plannedCents, cancelledCents }) as LedgerTotal
const flow = (planned: number) => ({ planned, realized: 0, forecast: null })
const points = [{ on: '2026-03-31', inflow: flow(0), outflow: flow(700) }]
const out = { because: 'noDay', kind: 'outflow', count: 2, cents: 250 } as const

it('FIN-10 the curve, what is left out of it and what was cancelled come to what the ledger plans', () => {
  const leftOut = [{ ...out, of: 'planned' } as const, { ...out, of: 'realized' } as const]
  expect(leftOutSums({ points, leftOut }, [total('outflow', 3, 1000, 50), total('inflow', 0, 0, 0)])).toEqual([
    { kind: 'outflow', curve: 700, out: 250, cancelled: 50, total: 1000, addsUp: true },
  ])
})

it('FIN-10 where they do not, nothing says that they do', () =>
  expect(leftOutSums({ points: [], leftOut: [] }, [total('inflow', 1, 10, 0)])).toMatchObject([
    { curve: 0, out: 0, addsUp: false },
  ]))
