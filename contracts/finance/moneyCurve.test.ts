import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curveSteps } from '../analysis/curve'
import { dayOfNumber } from '../schedule/calendarDay'
import { curveDays, mostSteps } from './curveDays'
import { entryKinds } from './kinds'
import { moneyCurve } from './moneyCurve'
import type { MoneyFacts } from './moneyFacts'
import { moneyLeftOut } from './moneyLeftOut'
import { moneyMonths, mostMonths } from './moneyMonths'

const day = fc.integer({ min: 20_000, max: 21_500 }).map(dayOfNumber)
const anyDay = fc.integer({ min: -719_162, max: 2_932_896 }).map(dayOfNumber)
const cents = fc.nat(1_000_000)
const kind = fc.constantFrom(...entryKinds)
const factsOn = (on: fc.Arbitrary<string>): fc.Arbitrary<MoneyFacts> =>
  fc.record({
    planned: fc.array(
      fc
        .record({ kind, on, cents, open: fc.nat(100), cancelledCents: cents, movedCents: cents })
        .map(({ open, ...planned }) => ({
          ...planned,
          openCents: Math.floor((planned.cents * open) / 100),
          cancelledCount: planned.cancelledCents > 0 ? 1 : 0,
        })),
    ),
    realized: fc.array(
      fc.record({ kind, on: fc.option(on), cents, count: fc.constant(1), partlyPaidCents: fc.constant(0) }),
    ),
  })
const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

describe('FIN-10 A curve of money', () => {
  it('FIN-10 and what it leaves out come to all there is, and so do its months with those beyond them', () => {
    const property = fc.property(
      factsOn(day),
      day,
      fc.constantFrom(...curveSteps),
      fc.option(day, { nil: undefined }),
      fc.option(day, { nil: undefined }),
      (facts, statusOn, by, from, to) => {
        const { points, figures } = moneyCurve(facts, { statusOn, by })
        const leftOut = moneyLeftOut(facts, statusOn)
        const { months, beyond } = moneyMonths(facts, { statusOn, from: from?.slice(0, 7), to: to?.slice(0, 7) })
        for (const each of entryKinds) {
          const planned = facts.planned.filter((of) => of.kind === each)
          const realized = facts.realized.filter((of) => of.kind === each)
          const besides = sum(
            leftOut.flatMap((left) => (left.kind === each && left.of === 'realized' ? [left.cents] : [])),
          )
          const last = points.at(-1)?.[each]
          expect(last?.planned).toBe(sum(planned.map((of) => of.cents)))
          expect(last?.forecast).toBe(figures[each].estimateAtCompletionBottomUp)
          expect((figures[each].realizedAmount ?? 0) + besides).toBe(sum(realized.map((of) => of.cents)))
          const until = points.find(({ on }) => on === statusOn)?.[each]
          expect(until?.realized).toBe(figures[each].realizedAmount)
          expect(until?.planned).toBe(figures[each].plannedAmount)
          for (const of of ['planned', 'realized'] as const) {
            const inMonths = sum(months.map((month) => month[each][of])) + beyond[each][of]
            expect(inMonths).toBe(of === 'planned' ? last?.planned : figures[each].realizedAmount)
          }
        }
        expect(points.map(({ on }) => on)).toEqual([...new Set(points.map(({ on }) => on))].sort())
        expect(
          moneyCurve({ planned: [...facts.planned].reverse(), realized: facts.realized }, { statusOn, by }),
        ).toEqual({
          points,
          figures,
        })
      },
    )
    fc.assert(property, { numRuns: 40 })
  })

  it('FIN-10 samples the same curve, whatever the step', () => {
    const property = fc.property(factsOn(day), day, (facts, statusOn) => {
      const [days, weeks, months] = curveSteps.map((by) => moneyCurve(facts, { statusOn, by }).points)
      const byDay = new Map(days?.map((point) => [point.on, point]))
      for (const point of [...(weeks ?? []), ...(months ?? [])])
        if (byDay.has(point.on)) expect(point).toEqual(byDay.get(point.on))
    })
    fc.assert(property, { numRuns: 30 })
  })

  it('FIN-10 has a bounded number of points and months, and ends where all there is has come together', () => {
    const property = fc.property(factsOn(anyDay), anyDay, fc.constantFrom(...curveSteps), (facts, statusOn, by) => {
      const { points, figures } = moneyCurve(facts, { statusOn, by })
      expect(points.length).toBeLessThanOrEqual(mostSteps + 4)
      for (const each of entryKinds) expect(points.at(-1)?.[each].planned).toBe(figures[each].plannedTotalAmount)
      expect(moneyMonths(facts, { statusOn }).months.length).toBeLessThanOrEqual(mostMonths)
    })
    fc.assert(property, { numRuns: 20 })
  })

  it('FIN-10 ends weeks on Sunday and months on their last day, also where a calendar ends', () => {
    expect(curveDays(['2020-12-31', '2021-01-10'], '2021-01-05', 'week')).toEqual([
      '2021-01-03',
      '2021-01-05',
      '2021-01-10',
    ])
    expect(curveDays(['2024-02-01'], '2024-03-31', 'month')).toEqual(['2024-02-29', '2024-03-31'])
    for (const by of curveSteps) expect(curveDays(['9999-12-31'], '9999-12-30', by).at(-1)).toBe('9999-12-31')
    expect(curveDays([], '0001-01-01', 'day')).toEqual(['0001-01-01'])
  })

  it('FIN-10 stands at the largest number that JSON keeps where amounts are beyond it', () => {
    const most = Number.MAX_SAFE_INTEGER
    const planned = { kind: 'outflow', on: '2026-01-01', cents: most, openCents: most, cancelledCents: 0 } as const
    const facts = { planned: [1, 2].map(() => ({ ...planned, cancelledCount: 0, movedCents: 0 })), realized: [] }
    const { points, figures } = moneyCurve(facts, { statusOn: '2026-01-01', by: 'day' })
    expect(points).toMatchObject([{ outflow: { planned: most, forecast: most } }])
    expect(figures.outflow).toMatchObject({ estimateAtCompletionBottomUp: most, deviationPercent: -100 })
  })
})
