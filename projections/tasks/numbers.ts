import { projection } from '../projection'

type TaskNumber = {
  taskId: string
  projectId: string
  /** `null` in the row that counts. */
  number: number | null
  /** In no index: counting on leaves them as they are. */
  count: number | null
}

/** The row that counts stands under what is no id: no thing can be in its place, whatever id somebody gives it. */
const counter = '00000000-0000-0000-0000-000000000001'

/** One row per task that was ever added: its place among the additions of its plan, for good. */
export const numbers = projection<TaskNumber>({
  table: 'tasks_numbers',
  version: 4,
  key: 'taskId',
  keys: ({ projectId }) => (projectId === null ? [] : [counter]),
  holdsForPast: true,

  columns: (table) => {
    for (const id of ['task_id', 'project_id']) table.uuid(id).notNullable()
    for (const number of ['number', 'count']) table.integer(number)
    table.index(['organization_id', 'project_id', 'number'])
  },

  on: {
    TaskAdded: (counted, { projectId }) => ({ taskId: counter, projectId, number: null, count: nextTo(counted) }),
  },
  completes: (counted, { type, data }) =>
    type === 'TaskAdded'
      ? [{ taskId: data.taskId, projectId: data.projectId, number: nextTo(counted as TaskNumber | null), count: null }]
      : [],
})

const nextTo = (counted: TaskNumber | null) => (counted?.count ?? 0) + 1
