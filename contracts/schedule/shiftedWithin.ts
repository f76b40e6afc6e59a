import type { WorkCalendar } from './workCalendar'

type Days = { readonly startOn: string; readonly endOn: string }
type MaybeDays = { readonly startOn: string | null; readonly endOn: string | null }

/**
 * Days within a task, moved by as many working days as the task: those that its new days have no room for lie at the
 * nearest of them.
 */
export function shiftedWithin(calendar: WorkCalendar, days: MaybeDays, from: Days, to: Days): MaybeDays {
  const shift = calendar.beginOf(to.startOn) - calendar.beginOf(from.startOn)
  const within = (day: string) => (day < to.startOn ? to.startOn : day > to.endOn ? to.endOn : day)
  const startOn = days.startOn && within(calendar.dayFrom(calendar.beginOf(days.startOn) + shift))
  const endOn = days.endOn && within(calendar.dayUntil(calendar.endOf(days.endOn) + shift))
  return { startOn, endOn: startOn && endOn && endOn < startOn ? startOn : endOn }
}
