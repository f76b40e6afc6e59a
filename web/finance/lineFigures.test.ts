import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { describe, expect, it } from 'vitest'
import { lineFigures } from './lineFigures'

const none = { entryCount: 1, installmentCount: 1, paidCount: 0, openCount: 1, cancelledCount: 0, overdueCount: 0 }
const total = (kind: LedgerTotal['kind'], plannedCents: number, overdueCents: number): LedgerTotal => ({
  ...none,
  kind,
  realizedCount: 0,
  plannedCents,
  realizedCents: 0,
  plannedOfRealizedCents: 0,
  paidCents: 0,
  openCents: plannedCents,
  cancelledCents: 0,
  overdueCents,
  movedCents: 0,
})
const named = (totals: readonly LedgerTotal[], room: number) =>
  lineFigures(totals, room).map(({ group, name, cents }) => `${group} ${name} ${cents}`)

describe('the line of sums', () => {
  it('FIN-09 shows balance, costs and inflows, and what is overdue only where something is', () => {
    const totals = [total('outflow', 700, 300), total('inflow', 1000, 0)]
    expect(named(totals, 10)).toEqual([
      'balance planned 300',
      'balance realized 0',
      'outflow planned 700',
      'outflow realized 0',
      'outflow open 700',
      'outflow overdue 300',
      'inflow planned 1000',
      'inflow realized 0',
      'inflow open 1000',
    ])
  })

  it('keeps the balance and what is overdue where there is little room', () => {
    const totals = [total('outflow', 700, 300), total('inflow', 1000, 0)]
    expect(named(totals, 2)).toEqual(['balance realized 0', 'outflow overdue 300'])
    expect(named([], 1)).toEqual(['balance realized 0'])
  })

  it('leads to the list of which each is the sum', () => {
    const [, , , , open] = lineFigures([total('outflow', 700, 0)], 10)
    expect(open?.filters).toEqual({ kind: 'outflow', state: 'open' })
  })
})
