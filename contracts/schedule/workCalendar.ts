import { dayOfNumber, numberOfDay } from './calendarDay'
import { workAxis } from './workAxis'

/** Days of a week, Monday first, on which somebody works, and days off. */
export type WorkDays = { readonly week: readonly boolean[]; readonly holidays: readonly string[] }

/** Calendar days as places on an axis of working days, and back. */
export type WorkCalendar = {
  /** The place where a day begins. */
  readonly beginOf: (day: string) => number
  /** The place where a day ends. */
  readonly endOf: (day: string) => number
  /** The day that is worked from this place on. */
  readonly dayFrom: (place: number) => string
  /** The day that is worked up to this place. */
  readonly dayUntil: (place: number) => string
}

/** The working days of a plan. Its places count from `origin`. */
export function workCalendar({ week, holidays }: WorkDays, origin: string): WorkCalendar {
  const time = { week: week.map((works) => (works ? 1 : 0)), holidays: new Set(holidays.map(numberOfDay)) }
  const axis = workAxis(time, numberOfDay(origin))
  const dayFrom = keptByPlace((place) => dayOfNumber(axis.dayAt(place)))
  return {
    beginOf: (day) => axis.placeOf(numberOfDay(day)),
    endOf: (day) => axis.placeOf(numberOfDay(day) + 1),
    dayFrom,
    dayUntil: (place) => dayFrom(place - 1),
  }
}

/** So many places of a calendar are kept: 40 years of working days. */
const mostKept = 10_000

/** Answers for a place as before. A plan has many tasks and few days, and no place far from its first is kept. */
function keptByPlace(answer: (place: number) => string): (place: number) => string {
  const answers: (string | undefined)[] = []
  return (place) => {
    if (place < 0 || place >= mostKept) return answer(place)
    answers[place] ??= answer(place)
    return answers[place] as string
  }
}
