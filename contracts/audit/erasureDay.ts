import { dayAt, type ZonesInForce } from '../organization/zoneAt'

const monthsKept = 6

/** So many days after a day; before it, where negative. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day so many months later; the last of that month, where it has none of that number. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The day on which the action log of a project that was finished at this instant is to be erased. */
export const erasureDay = (zones: ZonesInForce, finishedAt: string): string =>
  monthsAfter(dayAt(zones, finishedAt), monthsKept)
