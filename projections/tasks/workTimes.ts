import { type WorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import { projection } from '../projection'

/** One row per project whose people do not work the default week. */
export const workTimes = projection<WorkWeek & { projectId: string }>({
  table: 'tasks_work_times',
  version: 1,
  key: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    for (const name of weekdayMinutes) table.integer(name.replace('Minutes', '_minutes')).notNullable()
  },

  on: {
    WorkTimeSet: (_, { before: __, ...week }) => week,
  },
})
