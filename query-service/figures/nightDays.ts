import { daysAfter, monthsAfter } from '@prumo/contracts/audit/erasureDay'

const mostDays = 7
const monthEnds = 6

/**
 * The days (`YYYY-MM-DD`) that have ended since the last night, before today; at first that of yesterday. After nothing
 * ran for long, those are the last seven, and the ends of months before.
 */
export function endedDays(lastNight: string | null, today: string): string[] {
  const [earliest, yesterday] = [daysAfter(today, -mostDays), daysAfter(today, -1)]
  const next = lastNight === null ? yesterday : daysAfter(lastNight, 1)
  const first = next > earliest ? next : earliest
  const days = monthEndsBefore(first).filter((day) => lastNight !== null && day > lastNight)
  for (let day = first; day <= yesterday; day = daysAfter(day, 1)) days.push(day)
  return days
}

/** The last days of the six months before that of a day, in order. */
export function monthEndsBefore(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`
  return Array.from({ length: monthEnds }, (_, month) => daysAfter(monthsAfter(first, month + 1 - monthEnds), -1))
}
