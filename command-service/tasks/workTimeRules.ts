import { type HolidayFields, leastWeekMinutes, mostHolidays } from '@prumo/contracts/tasks/workTime'
import { weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { changesIn } from '../rules/fieldChanges'
import { refuseOutrun } from '../rules/refuseOutrun'
import { type Folds, hasPart, type Plan, type Rules } from './planState'

type Commands = 'SetWorkTime' | 'AddHoliday' | 'AddHolidays' | 'ChangeHoliday' | 'RemoveHoliday'
type Events = 'WorkTimeSet' | 'HolidayAdded' | 'HolidayChanged' | 'HolidayRemoved'
type NewHoliday = HolidayFields & { holidayId: string }

export const workTimeRules: Rules<Commands> = {
  SetWorkTime: ({ projectId, seen, ...week }, { workWeek: before }) => {
    if (equal(week, before)) return []
    if (weekdayMinutes.reduce((sum, name) => sum + week[name], 0) < leastWeekMinutes)
      throw new Refused('workTime.tooShort', { minutes: leastWeekMinutes })
    refuseOutrun(before, week, seen)
    return [{ type: 'WorkTimeSet', data: { projectId, ...week, before } }]
  },

  AddHoliday: ({ projectId, ...holiday }, plan) => added(projectId, [holiday], plan),

  AddHolidays: ({ projectId, holidays }, plan) => added(projectId, holidays, plan),

  ChangeHoliday: ({ projectId, holidayId, seen, ...changes }, plan) => {
    const changed = changesIn(knownHoliday(plan, holidayId), changes, seen)
    if (!changed) return []
    if (changes.holidayOn !== undefined) refuseTakenDay(plan, changes.holidayOn, holidayId)
    return [{ type: 'HolidayChanged', data: { projectId, holidayId, ...changed } }]
  },

  RemoveHoliday: ({ projectId, holidayId }, plan) => [
    { type: 'HolidayRemoved', data: { projectId, holidayId, before: knownHoliday(plan, holidayId) } },
  ],
}

export const workTimeFolds: Folds<Events> = {
  WorkTimeSet: ({ projectId: _, before: __, ...workWeek }, plan) => ({ ...plan, workWeek }),
  HolidayAdded: ({ projectId: _, holidayId, ...holiday }, plan) => ({
    ...plan,
    holidays: plan.holidays.set(holidayId, holiday),
  }),
  HolidayChanged: ({ projectId: _, holidayId, before: __, ...changed }, plan) => {
    const holiday = plan.holidays.get(holidayId)
    const holidays = holiday && plan.holidays.set(holidayId, { ...holiday, ...(changed as Partial<HolidayFields>) })
    return holidays ? { ...plan, holidays } : plan
  },
  HolidayRemoved: ({ holidayId }, plan) => ({ ...plan, holidays: plan.holidays.delete(holidayId) }),
}

/** Each of these is a holiday afterwards; one that is already is passed over. */
function added(projectId: string, holidays: readonly NewHoliday[], plan: Plan) {
  const events = []
  let { holidays: standing } = plan
  for (const { holidayId, ...holiday } of holidays) {
    const existing = standing.get(holidayId)
    if (existing && equal(holiday, existing)) continue
    if (existing || hasPart(plan, holidayId)) throw new Refused('holiday.idTaken')
    refuseTakenDay({ holidays: standing }, holiday.holidayOn)
    standing = standing.set(holidayId, holiday)
    if (standing.size > mostHolidays) throw new Refused('holiday.tooMany', { most: mostHolidays })
    events.push({ type: 'HolidayAdded' as const, data: { projectId, holidayId, ...holiday } })
  }
  return events
}

function knownHoliday({ holidays }: Plan, holidayId: string): HolidayFields {
  const holiday = holidays.get(holidayId)
  if (!holiday) throw new Refused('holiday.unknown')
  return holiday
}

function refuseTakenDay({ holidays }: Pick<Plan, 'holidays'>, holidayOn: string, except?: string) {
  for (const [holidayId, holiday] of holidays)
    if (holidayId !== except && holiday.holidayOn === holidayOn)
      throw new Refused('holiday.dayTaken', { day: holidayOn, holiday: holiday.description })
}
