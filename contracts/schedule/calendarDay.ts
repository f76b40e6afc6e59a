import { kept } from './kept'

const msPerDay = 86_400_000
/** The days of a century: a plan that is reckoned again names the same ones. */
const mostDays = 36_525

/** The first and the last day that a calendar day can name. */
const firstDayNumber = Date.parse('0001-01-01') / msPerDay
export const lastDayNumber = Date.parse('9999-12-31') / msPerDay

/** Days since 1 January 1970 of a calendar day `YYYY-MM-DD`. */
export const numberOfDay = kept((day: string): number => Date.parse(day) / msPerDay, mostDays)

/** The calendar day of a number of days since 1 January 1970: the nearest where the years 1 to 9999 have none. */
export const dayOfNumber = kept((days: number): string => {
  const named = Math.min(lastDayNumber, Math.max(firstDayNumber, days))
  return new Date(named * msPerDay).toISOString().slice(0, 10)
}, mostDays)

/** The weekday of a day number: 0 is Monday, 6 is Sunday. */
export const weekdayOfNumber = (days: number): number => (((days + 3) % 7) + 7) % 7
