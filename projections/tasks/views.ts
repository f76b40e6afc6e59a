import type { TaskViewFields } from '@prumo/contracts/tasks/views'
import { projection } from '../projection'

type View = TaskViewFields & { taskViewId: string; projectId: string; userId: string }

/** One row per saved view of a project's tasks. */
export const views = projection<View>({
  table: 'tasks_views',
  version: 1,
  key: 'taskViewId',

  columns: (table) => {
    for (const id of ['task_view_id', 'project_id', 'user_id']) table.uuid(id).notNullable()
    for (const text of ['name', 'screen']) table.text(text).notNullable()
    table.boolean('shared').notNullable()
    table.jsonb('filters').notNullable()
    table.index(['organization_id', 'project_id'])
  },

  on: {
    TaskViewAdded: (_, view) => view,
    TaskViewChanged: (row, { before: _, ...changed }) => row && { ...row, ...(changed as Partial<View>) },
    TaskViewRemoved: () => null,
  },
})
