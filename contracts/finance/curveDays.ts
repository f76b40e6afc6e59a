import type { CurveStep } from '../analysis/curve'
import { dayOfNumber, numberOfDay, weekdayOfNumber } from '../schedule/calendarDay'
import { monthAfter } from './months'

/** A curve has so many points around its status day, besides its first and its last. */
export const mostSteps = 4000

/** The last day of the step that a day is in. Weeks end on Sunday (ISO 8601). */
const endOfStep: Record<CurveStep, (day: string) => string> = {
  day: (day) => day,
  week: (day) => dayOfNumber(numberOfDay(day) + 6 - weekdayOfNumber(numberOfDay(day))),
  month: (day) => (day >= '9999-12' ? '9999-12-31' : dayBefore(`${monthAfter(day.slice(0, 7))}-01`)),
}
const dayBefore = (day: string) => dayOfNumber(numberOfDay(day) - 1)
const dayAfter = (day: string) => dayOfNumber(numberOfDay(day) + 1)

/**
 * The days of a curve's points, in order: the ends of the steps from the first of these days to the last, and the
 * status day. Of very many steps those around the status day, and the first and the last.
 */
export function curveDays(days: readonly string[], statusOn: string, by: CurveStep): string[] {
  const end = endOfStep[by]
  const first = end(days.reduce((least, day) => (day < least ? day : least), statusOn))
  const last = end(days.reduce((most, day) => (day > most ? day : most), statusOn))
  const before = stepsBefore(end(statusOn), first, by)
  const after: string[] = []
  for (let at = end(statusOn); at < last && after.length < mostSteps / 2; at = after.at(-1) ?? last)
    after.push(end(dayAfter(at)))
  return [...new Set([first, ...before, statusOn, end(statusOn), ...after, last])].sort()
}

/** The ends of the steps before a day, the last of them, down to the first. */
function stepsBefore(day: string, first: string, by: CurveStep): string[] {
  const ends: string[] = []
  for (let at = day; at > first && ends.length < mostSteps / 2; at = ends.at(-1) ?? first)
    ends.push(
      by === 'month' ? dayBefore(`${at.slice(0, 7)}-01`) : dayOfNumber(numberOfDay(at) - (by === 'week' ? 7 : 1)),
    )
  return ends
}
