import { type WorkDays, workCalendar } from '@prumo/contracts/schedule/workCalendar'

/** How many working days before this day, or before the last one up to it, something should have ended. */
export function daysLate(workDays: WorkDays, today: string): (endOn: string) => number {
  const { endOf } = workCalendar(workDays, today)
  return (endOn) => endOf(today) - endOf(endOn)
}
