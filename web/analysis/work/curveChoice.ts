import {
  type CostSource,
  type CurveStep,
  costSources,
  curveSteps,
  type WorkUnit,
  workUnits,
} from '@prumo/contracts/analysis/curve'
import { isCalendarDay } from '../../platform/formats/dates'

/** What a curve counts: work in a unit, or cost from a source. */
export type Counted = WorkUnit | CostSource

/** What is asked for of a curve, as the address says it. */
export type CurveChoice = {
  statusOn: string
  by: CurveStep
  /** Without one, the days that each task calls its baseline. */
  baselineId: string | undefined
  /** Without one, what the tasks have in common. */
  counts: Counted | undefined
  /** Whether what was reported on the status day stands beside what is known now. */
  isCompared: boolean
}

const wordOf = <Word extends string>(words: readonly Word[], given: string | null): Word | undefined =>
  words.find((word) => word === given)

/** Whatever makes no sense in an address is as if it were not there. `today`: the day that the screen shows. */
export function curveChoice(address: URLSearchParams, today: string): CurveChoice {
  const on = address.get('on') ?? ''
  const statusOn = isCalendarDay(on) ? on : today
  return {
    statusOn,
    by: wordOf(curveSteps, address.get('by')) ?? 'week',
    baselineId: address.get('baseline') ?? undefined,
    counts: wordOf<Counted>([...workUnits, ...costSources], address.get('counts')),
    isCompared: address.get('reported') === 'yes' && statusOn < today,
  }
}

/** The same by the names of an address; what was left open stays open: a question that chooses it is another one. */
export const reportQuestionOf = ({ statusOn, by, counts, baselineId, isCompared }: CurveChoice) => ({
  on: statusOn,
  by,
  counts,
  baseline: baselineId,
  reported: isCompared ? 'yes' : undefined,
})

/** Whether it is a curve of cost, which only whoever sees the finances may ask for. */
export const isCost = (counts: Counted | undefined): counts is CostSource =>
  wordOf<Counted>(costSources, counts ?? null) !== undefined
