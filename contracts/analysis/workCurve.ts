import type { WorkCalendar } from '../schedule/workCalendar'
import { buckets } from './buckets'
import type { CurveStep, EarnedValueCurve, MissingReason } from './curve'
import { earnedSchedule } from './earnedSchedule'
import { earnedValue } from './earnedValue'
import { lacking, type ReckonedFigures, valued } from './figures'
import { type PlannedCurve, type PlannedSpan, plannedCurve } from './plannedCurve'
import { type Recorded, recordedSum } from './recordedSum'

/** What tasks plan, and what was recorded of them: as much as a curve needs to be drawn at the end of a day. */
export type CurveFacts = {
  readonly statusOn: string
  readonly by: CurveStep
  /** The working days of the baseline. */
  readonly calendar: WorkCalendar
  /** What tasks weigh, by the places on which they are planned to begin and to end. */
  readonly planned: readonly PlannedSpan[]
  /** By how much earned value changed on a day, in hundredths, so that sums are exact; in the order of days. */
  readonly earned: readonly Recorded[]
  /** By how much actual value changed, in the order of days, or why there is none. */
  readonly actual: readonly Recorded[] | MissingReason
  /** The last day of a task by the dates of the plan. */
  readonly planEndOn: string | null
  /** Nothing is known of the days before this one: their log was erased. */
  readonly knownFrom: string | null
}

type Drawn = Pick<EarnedValueCurve, 'points' | 'figures' | 'missing' | 'ends' | 'by'>

/** A curve of planned, earned and actual value, with every indicator at the end of the status day. */
export function workCurve(facts: CurveFacts): Drawn {
  const { calendar, statusOn } = facts
  const curve = plannedCurve(facts.planned)
  const earned = recordedSum(facts.earned, 100)
  const actual = typeof facts.actual === 'string' ? null : recordedSum(facts.actual)
  const finishedOn = curve && doneOn(facts, curve.budget)
  const until = calendar.endOf(finishedOn ?? statusOn)
  const atStatus = {
    budget: curve?.budget ?? 0,
    planned: curve?.valueAt(calendar.endOf(statusOn)) ?? 0,
    earned: earned(statusOn),
    actual: actual ? valued(actual(statusOn)) : lacking(facts.actual as MissingReason),
  }
  const ofValue = earnedValue(atStatus)
  const ofTime = earnedSchedule(curve, {
    earned: atStatus.earned,
    actualTime: curve ? Math.max(0, until - curve.begin) : 0,
    costIndex: ofValue.costPerformanceIndex,
  })
  const trend = finishedOn ? null : trendOf(facts, curve, ofTime)
  const ends = {
    baselineEndOn: curve && calendar.dayUntil(curve.begin + curve.duration),
    expectedEndOn: finishedOn ?? trend?.endOn ?? null,
    planEndOn: facts.planEndOn,
    finishedOn,
  }
  const { by, ends: days } = buckets(...rangeOf(facts, curve, ends, trend), facts.by)
  const shown = withDay(days, statusOn)
  const planned = curve?.valuesAt(shown.map(calendar.endOf)) ?? []
  const isTrending = shown.filter((on) => on >= statusOn)
  const trending = trend?.valuesAt(isTrending.map(calendar.endOf)) ?? []
  const points = shown.map((on, index) => ({
    on,
    planned: planned[index] ?? 0,
    ...recordedAt(on, facts, { earned, actual }),
    trend: trending[index - (shown.length - isTrending.length)] ?? null,
  }))
  return { by, points, ends, ...shownFigures({ ...ofValue, ...ofTime }) }
}

/** The day from which on all was earned until the status day. */
function doneOn({ earned, statusOn }: CurveFacts, budget: number): string | null {
  let [sum, since]: [number, string | null] = [0, null]
  for (const { on, change } of earned) {
    if (on > statusOn) break
    sum += change
    since = sum < budget * 100 ? null : (since ?? on)
  }
  return since
}

type Trend = { readonly endOn: string; readonly valuesAt: (places: readonly number[]) => number[] }

/** The rest of the plan as fast as so far. Where nothing is earned, or no time has gone by, nothing can be said. */
function trendOf(
  { calendar, statusOn }: CurveFacts,
  curve: PlannedCurve | null,
  { earnedSchedule: schedule, schedulePerformanceIndexTime: index }: ReturnType<typeof earnedSchedule>,
): Trend | null {
  if (!curve || 'missing' in schedule || 'missing' in index || index.value === 0) return null
  const now = calendar.endOf(statusOn)
  const end = now + (curve.duration - schedule.value) / index.value
  return {
    // A hair's breadth beyond a day, by rounding, is not another day.
    endOn: calendar.dayUntil(Math.ceil(end - 1e-9)),
    valuesAt: (places) => {
      const earnedAt = curve.begin + schedule.value
      return curve.valuesAt(places.map((place) => earnedAt + (place - now) * index.value))
    },
  }
}

/** So many times the planned duration is drawn of a trend that ends later than that. */
const mostDurations = 3

/** The first and the last day that a curve shows. */
function rangeOf(
  { calendar, statusOn, earned, actual, planned }: CurveFacts,
  curve: PlannedCurve | null,
  ends: EarnedValueCurve['ends'],
  trend: Trend | null,
): [first: string, last: string] {
  const begin = planned.reduce((least, span) => Math.min(least, span.begin), calendar.beginOf(statusOn))
  const recorded = [...earned, ...(typeof actual === 'string' ? [] : actual)].map(({ on }) => on)
  const first = [calendar.dayFrom(begin), ...recorded].reduce((least, on) => (on < least ? on : least), statusOn)
  const drawn = curve && calendar.dayUntil(calendar.endOf(statusOn) + mostDurations * curve.duration)
  const trendEnd = trend && drawn && (trend.endOn < drawn ? trend.endOn : drawn)
  const lasts = [ends.baselineEndOn, ends.planEndOn, trendEnd].filter((on) => on !== null)
  return [first, lasts.reduce((most, on) => (on > most ? on : most), statusOn)]
}

/** The status day has a point of its own: up to there it is known what was earned. */
function withDay(days: readonly string[], statusOn: string): string[] {
  const before = days.filter((on) => on < statusOn)
  return [...before, statusOn, ...days.slice(before.length).filter((on) => on > statusOn)]
}

type Sums = { earned: (on: string) => number; actual: ((on: string) => number) | null }

function recordedAt(on: string, { statusOn, knownFrom }: CurveFacts, { earned, actual }: Sums) {
  const isKnown = on <= statusOn && (knownFrom === null || on >= knownFrom)
  return { earned: isKnown ? earned(on) : null, actual: isKnown && actual ? actual(on) : null }
}

function shownFigures(reckoned: ReckonedFigures): Pick<EarnedValueCurve, 'figures' | 'missing'> {
  const figures: EarnedValueCurve['figures'] = {}
  const missing: EarnedValueCurve['missing'] = {}
  for (const [name, figure] of Object.entries(reckoned)) {
    figures[name] = 'value' in figure ? figure.value : null
    if ('missing' in figure) missing[name] = figure.missing
  }
  return { figures, missing }
}
