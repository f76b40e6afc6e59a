import { type WorkCalendar, type WorkDays, workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { defaultWorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { heldAt, type OfProject, type Revision } from './baselineRows'

/** Where shifts are counted from does not change them. */
const origin = '2000-01-03'

/** The working days of a plan at a revision, and when they are those of another. */
export type PlanCalendar = WorkCalendar & { readonly workDays: WorkDays }

/** The working days of a plan at a revision. */
export async function calendarAt(db: Knex, of: OfProject, revision: Revision): Promise<PlanCalendar> {
  const week = await heldAt(db, 'tasks_work_time_versions', of, revision).first(columns(...weekdayMinutes))
  const holidays: { holidayOn: string }[] = await heldAt(db, 'tasks_holiday_versions', of, revision).select(
    columns('holidayOn'),
  )
  const workDays = workDaysOf(week ?? defaultWorkWeek, holidays)
  return { ...workCalendar(workDays, origin), workDays }
}
