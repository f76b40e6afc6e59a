import { isByOthers, lastOf, refusedFor } from '../rules/later'
import { valuesBack } from '../rules/valuesBack'
import type { PlanReversals } from './reversals'
import { standing } from './standing'

type Events = 'WorkTimeSet' | 'HolidayAdded' | 'HolidayChanged' | 'HolidayRemoved'

/** How what was done to a plan's work time and holidays is taken back. */
export const reverseWorkTime: PlanReversals<Events> = {
  WorkTimeSet: ({ projectId, before, ...set }, { workWeek: now }, { since }) => {
    const { values, outrun } = valuesBack({ record: { projectId }, set, before, now, since })
    const data = { projectId, ...now, ...values }
    return [{ command: { type: 'SetWorkTime', data }, as: 'SetWorkTime', outrun }]
  },

  HolidayAdded: ({ projectId, holidayId }, plan, { since, by }) => {
    if (!plan.holidays.has(holidayId)) return []
    const last = lastOf(since, { holidayId }, (later) => isByOthers(later, by))
    const outrun = last && refusedFor('undo.changedSince', last, { fields: ['holidayOn'] })
    return [{ command: { type: 'RemoveHoliday', data: { projectId, holidayId } }, as: 'RemoveHoliday', outrun }]
  },

  HolidayChanged: ({ projectId, holidayId, before, ...set }, plan, { since }) => {
    const now = standing(plan.holidays.get(holidayId), since, { holidayId })
    const { values, outrun } = valuesBack({ record: { holidayId }, set, before, now, since })
    const data = { projectId, holidayId, ...values }
    return [{ command: { type: 'ChangeHoliday', data }, as: 'ChangeHoliday', outrun }]
  },

  HolidayRemoved: ({ projectId, holidayId, before }, plan) => {
    if (plan.holidays.has(holidayId)) return []
    return [{ command: { type: 'AddHoliday', data: { projectId, holidayId, ...before } }, as: 'AddHoliday' }]
  },
}
