import type { WorkCalendar } from '@prumo/contracts/schedule/workCalendar'

/** The first and the last day of a task. */
export type TaskDates = { readonly startOn: string; readonly endOn: string }

/** How many working days a task takes. One that lies wholly on days off takes none. */
export const durationOf = (calendar: WorkCalendar, { startOn, endOn }: TaskDates): number =>
  calendar.endOf(endOn) - calendar.beginOf(startOn)

/** The task from another day on, or from the first working day after it: it takes as many working days as before. */
export const movedTo = (calendar: WorkCalendar, dates: TaskDates, startOn: string): TaskDates =>
  datesFrom(calendar, calendar.beginOf(startOn), durationOf(calendar, dates))

/** The task so many working days later, or earlier. */
export const movedBy = (calendar: WorkCalendar, dates: TaskDates, days: number): TaskDates =>
  datesFrom(calendar, calendar.beginOf(dates.startOn) + days, durationOf(calendar, dates))

/** The task with so many working days, from the same day on. */
export const lasting = (calendar: WorkCalendar, { startOn }: TaskDates, duration: number): TaskDates => ({
  startOn,
  endOn: calendar.dayUntil(calendar.beginOf(startOn) + Math.max(1, duration)),
})

/** What moves takes one working day at least. */
const datesFrom = (calendar: WorkCalendar, place: number, duration: number): TaskDates => ({
  startOn: calendar.dayFrom(place),
  endOn: calendar.dayUntil(place + Math.max(1, duration)),
})
