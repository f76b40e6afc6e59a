import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { expect, it } from 'vitest'
import { leftOutSums } from './leftOutSums'

const ledger = {
  kind: 'outflow',
  entryCount: 3,
  plannedCents: 1000,
  realizedCents: 700,
  movedCents: 650,
} as LedgerTotal
const figures = {
  inflow: {},
  outflow: { plannedTotalAmount: 950, realizedAmount: 500, partlyPaidAmount: 40 },
}
const beside = (because: 'cancelled' | 'noDay' | 'afterStatusDay', cents: number) =>
  ({ because, kind: 'outflow', of: 'realized', count: 1, cents }) as const
const leftOut = [beside('cancelled', 50), beside('noDay', 90), beside('afterStatusDay', 150)]

it('FIN-10 the curve and what stands beside it come to what the ledger says', () =>
  expect(leftOutSums({ figures, leftOut }, [ledger], 'competence')).toMatchObject([
    { of: 'planned', curve: 950, cancelled: 50, total: 1000, addsUp: true },
    { of: 'realized', curve: 500, later: 150, undated: 90, partly: 40, total: 700, addsUp: true },
  ]))

it('FIN-10 by cash they come to what moved', () =>
  expect(
    leftOutSums(
      { figures: { ...figures, outflow: { realizedAmount: 500 } }, leftOut: [leftOut[2]].flat() as never },
      [ledger],
      'cash',
    )[1],
  ).toMatchObject({ of: 'moved', later: 150, total: 650, addsUp: true }))

it('FIN-10 where they do not, nothing says that they do, and a kind without entries says nothing', () => {
  const none = { ...ledger, kind: 'inflow', entryCount: 0 } as LedgerTotal
  expect(leftOutSums({ figures, leftOut: [] }, [ledger, none], 'competence').map(({ addsUp }) => addsUp)).toEqual([
    false,
    false,
  ])
})
