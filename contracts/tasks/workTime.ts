import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { seen } from '../seen'
import { day, id, line } from '../values'
import { managePlan } from './planNeeds'
import type { WorkWeek } from './workWeek'

/** A week has at least so much work: one hour. */
export const leastWeekMinutes = 60
/** A plan has so many holidays at most: those of Brazil for a generation, and its own. */
export const mostHolidays = 500
/** So many can be added at once: those of one year. */
const mostHolidaysAtOnce = 60

const minutes = z
  .int()
  .min(0)
  .max(24 * 60)
const week = {
  mondayMinutes: minutes,
  tuesdayMinutes: minutes,
  wednesdayMinutes: minutes,
  thursdayMinutes: minutes,
  fridayMinutes: minutes,
  saturdayMinutes: minutes,
  sundayMinutes: minutes,
} satisfies Record<keyof WorkWeek, typeof minutes>

const ofHoliday = { projectId: id, holidayId: id }
const holiday = { holidayOn: day, description: line(100) }
const holidayFields = z.strictObject(holiday)
export type HolidayFields = z.infer<typeof holidayFields>

/** Commands about when a plan's people work. */
export const workTimeCommands = {
  SetWorkTime: z.strictObject({ projectId: id, ...week, seen: seen(week) }),
  AddHoliday: z.strictObject({ ...ofHoliday, ...holiday }),
  /** Adds several: all of them, or none. */
  AddHolidays: z.strictObject({
    projectId: id,
    holidays: z
      .array(z.strictObject({ holidayId: id, ...holiday }))
      .min(1)
      .max(mostHolidaysAtOnce),
  }),
  ChangeHoliday: z.strictObject({ ...ofHoliday, ...holidayFields.partial().shape, seen: seen(holiday) }),
  RemoveHoliday: z.strictObject(ofHoliday),
}

/** The right that each of these commands needs. */
export const workTimeNeeds = {
  SetWorkTime: managePlan,
  AddHoliday: managePlan,
  AddHolidays: managePlan,
  ChangeHoliday: managePlan,
  RemoveHoliday: managePlan,
} as const satisfies Record<keyof typeof workTimeCommands, Need>

const namesHoliday = { kind: 'holiday', id: 'holidayId', name: 'description' } as const

/** Events about when a plan's people work. `before` holds the values that were replaced. */
export const workTimeEvents = {
  WorkTimeSet: event(z.strictObject({ projectId: id, ...week, before: z.strictObject(week) }), { of: 'projectId' }),
  HolidayAdded: event(z.strictObject({ ...ofHoliday, ...holiday }), {
    of: 'holidayId',
    begins: true,
    names: namesHoliday,
  }),
  HolidayChanged: event(
    z.strictObject({ ...ofHoliday, ...holidayFields.partial().shape, before: holidayFields.partial() }),
    { of: 'holidayId', names: namesHoliday },
  ),
  HolidayRemoved: event(z.strictObject({ ...ofHoliday, before: holidayFields }), { of: 'holidayId', ends: true }),
}

/** Codes of the refusals about when a plan's people work. */
export const workTimeRefusals = [
  'workTime.tooShort',
  'holiday.unknown',
  'holiday.idTaken',
  'holiday.dayTaken',
  'holiday.tooMany',
] as const
