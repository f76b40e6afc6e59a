import { projection } from '../projection'

type TaskNumber = { taskId: string; projectId: string; number: number }

/**
 * One row per task that was ever added: its place among the additions of its plan. The row that bears the project's id
 * counts them.
 */
export const numbers = projection<TaskNumber>({
  table: 'tasks_numbers',
  version: 1,
  key: 'taskId',
  keys: ({ projectId }) => (projectId === null ? [] : [projectId]),

  columns: (table) => {
    for (const id of ['task_id', 'project_id']) table.uuid(id).notNullable()
    table.integer('number').notNullable()
    table.index(['organization_id', 'project_id', 'number'])
  },

  on: {
    TaskAdded: (counted, { projectId }) => ({ taskId: projectId, projectId, number: nextTo(counted) }),
  },
  completes: (counted, { type, data }) =>
    type === 'TaskAdded'
      ? [{ taskId: data.taskId, projectId: data.projectId, number: nextTo(counted as TaskNumber | null) }]
      : [],
})

const nextTo = (counted: TaskNumber | null) => (counted?.number ?? 0) + 1
