import type { CurveStep } from '../analysis/curve'
import { curveDays } from './curveDays'
import { deviationPercent } from './deviationPercent'
import type { EntryKind } from './kinds'
import type { MoneyMeasure } from './measures'
import { addCents, type MoneyFacts, ofEachKind, sumCents } from './moneyFacts'

/** Planned and realized up to a day. After the status day nothing is realized; from it on there is a forecast. */
type Flow = { planned: number; realized: number | null; forecast: number | null }
type MoneyPoint = { on: string } & Record<EntryKind, Flow>
/** Every measure of a curve but its series. */
type MoneyFigures = Record<Exclude<MoneyMeasure, 'forecastAmount'>, number | null>

type Question = { statusOn: string; by: CurveStep }
type Dated = readonly { readonly on: string; readonly cents: number }[]
type Series = { planned: Dated; realized: Dated; open: Dated }

/**
 * The S-curve of money at the end of a status day. Its points are the cumulative sums at the end of each step, and on
 * the status day. What is open and was due before falls due on the status day.
 */
export function moneyCurve(facts: MoneyFacts, { statusOn, by }: Question) {
  const series = ofEachKind((kind) => seriesOf(facts, kind, statusOn))
  const all = Object.values(series).flatMap(({ planned, realized, open }) => [...planned, ...realized, ...open])
  const days = curveDays(
    all.map(({ on }) => on),
    statusOn,
    by,
  )
  const sums = ofEachKind((kind) => ({
    planned: cumulated(series[kind].planned, days),
    realized: cumulated(series[kind].realized, days),
    open: cumulated(series[kind].open, days),
  }))
  const points = days.map((on, index): MoneyPoint => {
    const flow = (kind: EntryKind): Flow => {
      const { planned, realized, open } = sums[kind]
      const isOver = on > statusOn
      return {
        planned: planned[index] ?? 0,
        realized: isOver ? null : (realized[index] ?? 0),
        forecast: on < statusOn ? null : addCents(realized[index] ?? 0, open[index] ?? 0),
      }
    }
    return { on, ...ofEachKind(flow) }
  })
  return { points, figures: ofEachKind((kind) => figuresOf(facts, kind, statusOn)) }
}

function seriesOf({ planned, realized }: MoneyFacts, kind: EntryKind, statusOn: string): Series {
  const ours = planned.filter((day) => day.kind === kind)
  return {
    planned: ours.filter(({ cents }) => cents > 0),
    realized: realized.flatMap(({ on, cents, ...day }) =>
      day.kind === kind && on !== null && on <= statusOn ? [{ on, cents }] : [],
    ),
    open: ours.flatMap(({ on, openCents: cents }) => (cents > 0 ? [{ on: on > statusOn ? on : statusOn, cents }] : [])),
  }
}

/** What has come together by the end of each of these days, which are in order. */
function cumulated(amounts: Dated, days: readonly string[]): number[] {
  const inOrder = [...amounts].sort((first, second) => (first.on < second.on ? -1 : 1))
  let [next, sum] = [0, 0]
  return days.map((day) => {
    for (let amount = inOrder[next]; amount && amount.on <= day; amount = inOrder[++next])
      sum = addCents(sum, amount.cents)
    return sum
  })
}

function figuresOf({ planned, realized }: MoneyFacts, kind: EntryKind, statusOn: string): MoneyFigures {
  const ours = planned.filter((day) => day.kind === kind)
  const theirs = realized.filter((day) => day.kind === kind)
  const until = ours.filter(({ on }) => on <= statusOn)
  const plannedAmount = sumCents(until.map(({ cents }) => cents))
  const plannedTotalAmount = sumCents(ours.map(({ cents }) => cents))
  const done = theirs.filter(({ on }) => on !== null && on <= statusOn)
  const realizedAmount = sumCents(done.map(({ cents }) => cents))
  const openAmount = sumCents(ours.map(({ openCents }) => openCents))
  const estimateAtCompletionBottomUp = addCents(realizedAmount, openAmount)
  const deviation = realizedAmount - plannedAmount
  return {
    plannedAmount,
    plannedTotalAmount,
    realizedAmount,
    paidAmount: sumCents(ours.map(({ movedCents }) => movedCents)),
    partlyPaidAmount: sumCents(theirs.map(({ partlyPaidCents }) => partlyPaidCents)),
    openAmount,
    overdueAmount: sumCents(ours.flatMap(({ on, openCents }) => (on < statusOn ? [openCents] : []))),
    estimateAtCompletionBottomUp,
    deviation,
    deviationPercent: deviationPercent(deviation, plannedAmount),
    deviationAtCompletion: estimateAtCompletionBottomUp - plannedTotalAmount,
  }
}
