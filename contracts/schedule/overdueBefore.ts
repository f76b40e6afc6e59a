import { type WorkDays, workCalendar } from './workCalendar'

/**
 * The last working day up to a day. What should have ended before it, and is not finished, is overdue: nothing becomes
 * so on a weekend or a holiday.
 */
export function overdueBefore(workDays: WorkDays, today: string): string {
  const { endOf, dayUntil } = workCalendar(workDays, today)
  return dayUntil(endOf(today))
}
