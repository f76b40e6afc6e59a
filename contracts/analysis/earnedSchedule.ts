import { lacking, quotient, type Reckoned, type ReckonedFigures, reckonedFrom, valued } from './figures'
import type { PlannedCurve } from './plannedCurve'

type Inputs = {
  readonly earned: number
  /** How many working days have gone by since the baseline's begin, until all was done at most. */
  readonly actualTime: number
  readonly costIndex: Reckoned
}

type Measured =
  | 'plannedDuration'
  | 'actualTime'
  | 'earnedSchedule'
  | 'scheduleVarianceTime'
  | 'schedulePerformanceIndexTime'
  | 'independentEstimateAtCompletionTime'
  | 'independentEstimateAtCompletionTimePlanned'
  | 'independentEstimateAtCompletionTimeCombined'
  | 'toSchedulePerformanceIndex'

/** Earned schedule at the end of a day (Lipke 2003), in working days. */
export function earnedSchedule(
  curve: PlannedCurve | null,
  { earned, actualTime, costIndex }: Inputs,
): ReckonedFigures<Measured> {
  const ofPlan = (reckon: (curve: PlannedCurve) => Reckoned): Reckoned =>
    curve ? reckon(curve) : lacking('nothingPlanned')
  const duration = ofPlan((planned) => valued(planned.duration))
  const schedule = ofPlan((planned) => valued(periodsEarned(planned, earned)))
  const elapsed = ofPlan(() => valued(actualTime))
  const index = reckonedFrom([schedule, elapsed], (periods, time) => quotient(periods, time, 'notBegun'))
  /** When all is done if the rest is done so many times as fast as planned. */
  const estimate = (pace: Reckoned): Reckoned =>
    reckonedFrom([elapsed, duration, schedule, pace], (time, whole, periods, factor) =>
      reckonedFrom([quotient(whole - periods, factor, 'nothingEarned')], (rest) => valued(time + rest)),
    )
  return {
    plannedDuration: duration,
    actualTime: elapsed,
    earnedSchedule: schedule,
    scheduleVarianceTime: reckonedFrom([schedule, elapsed], (periods, time) => valued(periods - time)),
    schedulePerformanceIndexTime: index,
    independentEstimateAtCompletionTime: estimate(index),
    independentEstimateAtCompletionTimePlanned: estimate(valued(1)),
    independentEstimateAtCompletionTimeCombined: estimate(
      reckonedFrom([index, costIndex], (time, cost) => valued(time * cost)),
    ),
    toSchedulePerformanceIndex: reckonedFrom([duration, schedule, elapsed], (whole, periods, time) => {
      if (periods >= whole) return lacking('finished')
      return whole > time ? valued((whole - periods) / (whole - time)) : lacking('overspent')
    }),
  }
}

/** The working day of the plan by whose end so much should have been earned; no later than all of it is planned. */
function periodsEarned({ begin, duration, valueAt }: PlannedCurve, earned: number): number {
  const planned = (period: number) => valueAt(begin + period)
  const whole = lastReached(duration, (period) => planned(period) <= earned)
  if (whole >= duration) return duration
  const [before, after] = [planned(whole), planned(whole + 1)]
  return whole + (earned - before) / (after - before)
}

/** The last period, up to the end, of which something holds that holds of every earlier one. */
function lastReached(end: number, holds: (period: number) => boolean): number {
  if (holds(end)) return end
  let [low, high] = [0, end]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
