import type { HolidayFields } from '@prumo/contracts/tasks/workTime'
import { projection } from '../projection'

type Holiday = HolidayFields & { holidayId: string; projectId: string }

/** One row per holiday of a project. */
export const holidays = projection<Holiday>({
  table: 'tasks_holidays',
  version: 1,
  key: 'holidayId',

  columns: (table) => {
    table.uuid('holiday_id').notNullable()
    table.uuid('project_id').notNullable()
    table.date('holiday_on').notNullable()
    table.text('description').notNullable()
    table.index(['organization_id', 'project_id', 'holiday_on'])
  },

  on: {
    HolidayAdded: (_, holiday) => holiday,
    HolidayChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<Holiday>) },
    HolidayRemoved: () => null,
  },
})
