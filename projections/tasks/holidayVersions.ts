import { versionsOf } from '../versionsOf'

/** One row per version of a holiday: its day. */
export const holidayVersions = versionsOf<{ holidayId: string; projectId: string; holidayOn: string }>({
  table: 'tasks_holiday_versions',
  version: 3,
  saysWhen: true,
  of: 'holidayId',

  columns: (table) => {
    table.uuid('holiday_id').notNullable()
    table.uuid('project_id').notNullable()
    table.date('holiday_on').notNullable()
  },

  on: {
    HolidayAdded: (_, { holidayId, projectId, holidayOn }) => ({ holidayId, projectId, holidayOn }),
    HolidayChanged: (holiday, { holidayOn }) => holiday && { ...holiday, holidayOn: holidayOn ?? holiday.holidayOn },
    HolidayRemoved: () => null,
  },
})
