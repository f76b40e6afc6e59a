import { dayOfNumber, numberOfDay, weekdayOfNumber } from '../schedule/calendarDay'
import type { CurveStep } from './curve'

const msPerDay = 86_400_000

/** A curve has no more points than this: a longer one has them further apart. */
const mostBuckets = 4000

/** The days at which points stand, from the last one before `first` until one that is not before `last`. */
export function buckets(first: string, last: string, by: CurveStep): { by: CurveStep; ends: string[] } {
  const step = fitting(numberOfDay(last) - numberOfDay(first), by)
  const apart = step === 'month' ? monthsApart(first, last) : 1
  const ends = [endOf[step](previous(endOf[step](first, 0), step), 0)]
  while ((ends.at(-1) as string) < last && ends.length <= mostBuckets)
    ends.push(endOf[step](dayAfter(ends.at(-1) as string), apart - 1))
  return { by: step, ends }
}

const daysIn: Record<CurveStep, number> = { day: 1, week: 7, month: 30 }
const wider: Record<CurveStep, CurveStep> = { day: 'week', week: 'month', month: 'month' }

function fitting(days: number, by: CurveStep): CurveStep {
  if (by === 'month' || days / daysIn[by] < mostBuckets) return by
  return fitting(days, wider[by])
}

const monthsApart = (first: string, last: string): number =>
  Math.ceil((numberOfDay(last) - numberOfDay(first)) / daysIn.month / mostBuckets) || 1

const dayAfter = (day: string): string => dayOfNumber(numberOfDay(day) + 1)

/** A day of the bucket before that which ends on this day. */
function previous(end: string, by: CurveStep): string {
  if (by === 'month') return dayOfNumber(numberOfDay(`${end.slice(0, 8)}01`) - 1)
  return dayOfNumber(numberOfDay(end) - daysIn[by])
}

/** The last day of the bucket that a day is in, or of one so many further on. */
const endOf: Record<CurveStep, (day: string, further: number) => string> = {
  day: (day) => day,
  week: (day) => dayOfNumber(numberOfDay(day) + 6 - weekdayOfNumber(numberOfDay(day))),
  month: (day, further) => lastOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + further),
}

/** The last day of a month, counted from 1 for January and beyond 12 into later years. */
function lastOfMonth(year: number, month: number): string {
  const beyond = new Date(0)
  beyond.setUTCFullYear(year, month, 0)
  return dayOfNumber(Math.round(beyond.getTime() / msPerDay))
}
