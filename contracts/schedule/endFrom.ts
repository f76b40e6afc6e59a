import type { WorkCalendar } from './workCalendar'

type Dated = { readonly startOn: string; readonly endOn: string; readonly isMilestone?: boolean | undefined }

/**
 * The last day of a task that is to begin on another day. One that would begin after its end keeps its working days
 * instead; a milestone keeps its one day.
 */
export function endFrom(calendar: WorkCalendar, { startOn, endOn, isMilestone }: Dated, newStart: string): string {
  if (isMilestone) return newStart
  if (newStart <= endOn) return endOn
  const days = Math.max(1, calendar.endOf(endOn) - calendar.beginOf(startOn))
  return calendar.dayUntil(calendar.beginOf(newStart) + days)
}
