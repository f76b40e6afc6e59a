import type { WorkDays } from '../schedule/workCalendar'
import { type WorkWeek, weekdayMinutes } from './workWeek'

/** The working days of a plan: whole days, however long somebody works on them. */
export const workDaysOf = (week: WorkWeek, holidays: readonly { readonly holidayOn: string }[]): WorkDays => ({
  week: weekdayMinutes.map((name) => week[name] > 0),
  holidays: holidays.map(({ holidayOn }) => holidayOn),
})
