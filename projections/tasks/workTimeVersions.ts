import { type WorkWeek, weekdayMinutes } from '@prumo/contracts/tasks/workWeek'
import { versionsOf } from '../versionsOf'

/** One row per version of a project's working week; none for the time before somebody set one. */
export const workTimeVersions = versionsOf<WorkWeek & { projectId: string }>({
  table: 'tasks_work_time_versions',
  version: 3,
  saysWhen: true,
  of: 'projectId',

  columns: (table) => {
    table.uuid('project_id').notNullable()
    for (const name of weekdayMinutes) table.integer(name.replace('Minutes', '_minutes')).notNullable()
  },

  on: {
    WorkTimeSet: (_, { before: __, ...week }) => week,
  },
})
