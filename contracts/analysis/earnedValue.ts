import { lacking, quotient, type Reckoned, type ReckonedFigures, reckonedFrom, valued } from './figures'

type Inputs = {
  readonly budget: number
  readonly planned: number
  readonly earned: number
  /** Nothing where earned and actual value do not have one unit, or nobody said what it took. */
  readonly actual: Reckoned
}

type Measured =
  | 'budgetAtCompletion'
  | 'plannedValue'
  | 'earnedValue'
  | 'actualCost'
  | 'percentPlanned'
  | 'percentComplete'
  | 'scheduleVariance'
  | 'costVariance'
  | 'schedulePerformanceIndex'
  | 'costPerformanceIndex'
  | 'estimateAtCompletion'
  | 'estimateAtCompletionAtypical'
  | 'estimateAtCompletionCombined'
  | 'estimateToComplete'
  | 'varianceAtCompletion'
  | 'toCompletePerformanceIndex'
  | 'toCompletePerformanceIndexEstimate'

/** The indicators of earned value at the end of a day (PMI; ISO 21508). A divisor of 0 gives none. */
export function earnedValue({ budget, planned, earned, actual }: Inputs): ReckonedFigures<Measured> {
  const isPlanned = budget !== 0
  const ofPlan = (figure: Reckoned) => (isPlanned ? figure : lacking('nothingPlanned'))
  const left = budget - earned
  const schedule = ofPlan(quotient(earned, planned, 'notBegun'))
  const cost = ofPlan(reckonedFrom([actual], (spent) => quotient(earned, spent, 'nothingSpent')))
  const estimate = reckonedFrom([cost], (index) => quotient(budget, index, 'nothingEarned'))
  const toComplete = (available: number): Reckoned => {
    if (left === 0) return lacking('finished')
    return available > 0 ? valued(left / available) : lacking('overspent')
  }
  return {
    budgetAtCompletion: valued(budget),
    plannedValue: valued(planned),
    earnedValue: valued(earned),
    actualCost: actual,
    percentPlanned: quotient(planned * 100, budget, 'nothingPlanned'),
    percentComplete: quotient(earned * 100, budget, 'nothingPlanned'),
    scheduleVariance: valued(earned - planned),
    costVariance: reckonedFrom([actual], (spent) => valued(earned - spent)),
    schedulePerformanceIndex: schedule,
    costPerformanceIndex: cost,
    estimateAtCompletion: estimate,
    estimateAtCompletionAtypical: ofPlan(reckonedFrom([actual], (spent) => valued(spent + left))),
    estimateAtCompletionCombined: reckonedFrom([actual, cost, schedule], (spent, costIndex, scheduleIndex) =>
      reckonedFrom([quotient(left, costIndex * scheduleIndex, 'nothingEarned')], (rest) => valued(spent + rest)),
    ),
    estimateToComplete: reckonedFrom([estimate, actual], (end, spent) => valued(end - spent)),
    varianceAtCompletion: reckonedFrom([estimate], (end) => valued(budget - end)),
    toCompletePerformanceIndex: ofPlan(reckonedFrom([actual], (spent) => toComplete(budget - spent))),
    toCompletePerformanceIndexEstimate: reckonedFrom([estimate, actual], (end, spent) => toComplete(end - spent)),
  }
}
