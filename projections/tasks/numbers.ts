import { projection } from '../projection'

type TaskNumber = {
  taskId: string
  projectId: string
  /** `null` in the row that counts, unless a task from before bears the id of its project: then that row is its own. */
  number: number | null
  /** In no index: counting on leaves them as they are. */
  count: number | null
}

/**
 * One row per task that was ever added: its place among the additions of its plan, for good. The row that bears the
 * project's id counts them.
 */
export const numbers = projection<TaskNumber>({
  table: 'tasks_numbers',
  version: 3,
  key: 'taskId',
  keys: ({ projectId }) => (projectId === null ? [] : [projectId]),
  holdsForPast: true,

  columns: (table) => {
    for (const id of ['task_id', 'project_id']) table.uuid(id).notNullable()
    for (const number of ['number', 'count']) table.integer(number)
    table.index(['organization_id', 'project_id', 'number'])
  },

  on: {
    TaskAdded: (counted, { projectId, taskId }) => ({
      taskId: projectId,
      projectId,
      number: taskId === projectId ? nextTo(counted) : (counted?.number ?? null),
      count: nextTo(counted),
    }),
  },
  completes: (counted, { type, data }) =>
    type === 'TaskAdded' && data.taskId !== data.projectId
      ? [{ taskId: data.taskId, projectId: data.projectId, number: nextTo(counted as TaskNumber | null), count: null }]
      : [],
})

const nextTo = (counted: TaskNumber | null) => (counted?.count ?? 0) + 1
