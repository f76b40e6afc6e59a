import { projection } from '../projection'
import { userOf } from '../userOf'

type DeletedTask = {
  taskId: string
  projectId: string
  stepId: string
  title: string
  startOn: string
  endOn: string
  deletedAt: string
  deletedBy: string | null
}

/** One row per task that was deleted and has not come back. */
export const deletedTasks = projection<DeletedTask>({
  table: 'tasks_deleted_tasks',
  version: 1,
  key: 'taskId',

  columns: (table) => {
    for (const id of ['task_id', 'project_id', 'step_id']) table.uuid(id).notNullable()
    table.text('title').notNullable()
    for (const day of ['start_on', 'end_on']) table.date(day).notNullable()
    table.timestamp('deleted_at').notNullable()
    table.uuid('deleted_by')
    table.index(['organization_id', 'project_id', 'deleted_at'])
  },

  on: {
    TaskDeleted: (_, { projectId, taskId, before }, event) => ({
      projectId,
      taskId,
      stepId: before.stepId,
      title: before.title,
      startOn: before.startOn,
      endOn: before.endOn,
      deletedAt: event.at,
      deletedBy: userOf(event),
    }),
    TaskRestored: () => null,
    TaskAdded: () => null,
  },
})
