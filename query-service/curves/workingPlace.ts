import { numberOfDay, weekdayOfNumber } from '@prumo/contracts/schedule/calendarDay'
import { type WorkCalendar, type WorkDays, workCalendar } from '@prumo/contracts/schedule/workCalendar'
import type { Knex } from 'knex'

/** The first day of all, a Monday: all places count from there. */
const origin = '0001-01-01'

/** The working days of a plan with places that SQL finds as well. */
export const curveCalendar = (workDays: WorkDays): WorkCalendar => workCalendar(workDays, origin)

/**
 * SQL for the place of `curveCalendar` where a day begins, given how many days lie between (SQL, too). So tasks are
 * added up by their places without being read one by one.
 */
export function workingPlace(db: Knex, { week, holidays }: WorkDays, day: string): Knex.Raw {
  const days = `(${day} - date '${origin}')`
  const before = week.map((_, weekday) => week.slice(0, weekday).filter(Boolean).length)
  const off = [...new Set(holidays.map(numberOfDay))].filter((number) => week[weekdayOfNumber(number)])
  const offDays = off.map((number) => number - numberOfDay(origin)).sort((first, second) => first - second)
  const inWeeks = db.raw(`${days} / 7 * ?::int + (?::int[])[${days} % 7 + 1]`, [week.filter(Boolean).length, before])
  return offDays.length === 0
    ? db.raw('(?)', [inWeeks])
    : db.raw(`(? - width_bucket(${days} - 1, ?::int[]))`, [inWeeks, offDays])
}
