import { monthBefore, monthOf } from '../finance/months'

/** So many months a dashboard looks back, that of the day included. */
const monthCount = 6

/** The months (`YYYY-MM`) that a dashboard shows on a day, the earliest first. */
export function lastMonths(day: string): string[] {
  const months = [monthOf(day)]
  while (months.length < monthCount) {
    const before = monthBefore(months[0] as string)
    if (before === null) break
    months.unshift(before)
  }
  return months
}
