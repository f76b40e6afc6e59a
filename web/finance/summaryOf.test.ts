import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { describe, expect, it } from 'vitest'
import { balanceOf, summaryOf } from './summaryOf'

const total = (
  kind: LedgerTotal['kind'],
  planned: number,
  realized: number,
  plannedOfRealized: number,
): LedgerTotal => ({
  kind,
  entryCount: 1,
  installmentCount: 1,
  paidCount: 0,
  openCount: 1,
  cancelledCount: 0,
  overdueCount: 0,
  realizedCount: 1,
  plannedCents: planned,
  paidCents: 0,
  openCents: planned,
  cancelledCents: 0,
  overdueCents: 0,
  movedCents: 0,
  realizedCents: realized,
  plannedOfRealizedCents: plannedOfRealized,
})

describe('FIN-09 The summary of a ledger', () => {
  it('sets what was realized against what was planned of it alone', () => {
    const summary = summaryOf([total('outflow', 100_000, 55_000, 50_000)], 'outflow')
    expect(summary).toMatchObject({ plannedCents: 100_000, realizedCents: 55_000, deviationCents: 5_000 })
    expect(summary.deviationPercent).toBe(10)
  })

  it('calls more bad for what is paid, and less bad for what is received', () => {
    expect(summaryOf([total('outflow', 100, 110, 100)], 'outflow').verdict).toBe('bad')
    expect(summaryOf([total('outflow', 100, 90, 100)], 'outflow').verdict).toBe('good')
    expect(summaryOf([total('inflow', 100, 110, 100)], 'inflow').verdict).toBe('good')
    expect(summaryOf([total('inflow', 100, 90, 100)], 'inflow').verdict).toBe('bad')
  })

  it('has no percent, and nothing to say, where nothing was realized', () => {
    expect(summaryOf([], 'inflow')).toMatchObject({ plannedCents: 0, deviationPercent: undefined, verdict: 'even' })
  })

  it('is in balance what comes less what goes', () => {
    const totals = [total('inflow', 500, 100, 100), total('outflow', 800, 50, 40)]
    expect(balanceOf(totals)).toEqual({ plannedCents: -300, realizedCents: 50, entryCount: 2, realizedCount: 2 })
  })

  it('says of all that was planned what is paid, open and cancelled', () => {
    const found = { ...total('outflow', 600, 0, 0), paidCents: 100, openCents: 300, cancelledCents: 200 }
    const { plannedCents, paidCents, openCents, cancelledCents } = summaryOf([found], 'outflow')
    expect(paidCents + openCents + cancelledCents).toBe(plannedCents)
    expect(summaryOf([found], 'inflow')).toMatchObject({
      paidCents: 0,
      openCents: 0,
      cancelledCents: 0,
      overdueCents: 0,
    })
  })
})
