import { endFrom } from '@prumo/contracts/schedule/endFrom'
import type { WorkCalendar } from '@prumo/contracts/schedule/workCalendar'

/** The first and the last day of a task. */
export type TaskDates = { readonly startOn: string; readonly endOn: string }
/** A milestone has one day, whatever is worked on it. */
type Dated = TaskDates & { readonly isMilestone?: boolean | undefined }

/** How many working days a task takes. A milestone takes none, and neither does a task wholly on days off. */
export const durationOf = (calendar: WorkCalendar, { startOn, endOn, isMilestone }: Dated): number =>
  isMilestone ? 0 : calendar.endOf(endOn) - calendar.beginOf(startOn)

/** The task from another day on, or from the first working day after it: it takes as many working days as before. */
export const movedTo = (calendar: WorkCalendar, task: Dated, startOn: string): TaskDates =>
  datesFrom(calendar, calendar.beginOf(startOn), durationOf(calendar, task))

/** The task with another first day. Its end stays where it is, unless it comes along. */
export const startingOn = (calendar: WorkCalendar, task: Dated, startOn: string): Partial<TaskDates> => {
  const endOn = endFrom(calendar, task, startOn)
  return endOn === task.endOn ? { startOn } : { startOn, endOn }
}

/** The task so many working days later, or earlier. */
export const movedBy = (calendar: WorkCalendar, task: Dated, days: number): TaskDates =>
  datesFrom(calendar, calendar.beginOf(task.startOn) + days, durationOf(calendar, task))

/** The task with so many working days, from the same day on. A milestone stays one. */
export const lasting = (calendar: WorkCalendar, { startOn, isMilestone }: Dated, duration: number): TaskDates => ({
  startOn,
  endOn: isMilestone ? startOn : calendar.dayUntil(calendar.beginOf(startOn) + Math.max(1, duration)),
})

/** What moves takes one working day at least; a milestone lies in it. */
const datesFrom = (calendar: WorkCalendar, place: number, duration: number): TaskDates => ({
  startOn: calendar.dayFrom(place),
  endOn: calendar.dayUntil(place + Math.max(1, duration)),
})
