import type { Target } from '@prumo/contracts/discussion/target'
import { projection } from '../projection'

type TaskCount = {
  taskId: string
  projectId: string
  commentCount: number
  fileCount: number
  /** The position of the last event that changed a count. */
  position: number
}
type OfTarget = { projectId: string; target: Target }

/** Adds to a count of the task that an event is about. */
const counted =
  (count: 'commentCount' | 'fileCount', more: 1 | -1) =>
  (row: TaskCount | null, { projectId, target }: OfTarget, { position }: { position: number }): TaskCount => {
    const before = row ?? { taskId: target.id, projectId, commentCount: 0, fileCount: 0 }
    return { ...before, [count]: before[count] + more, position }
  }

/** One row per task that ever had a comment or a file: how many it has. */
export const taskCounts = projection<TaskCount>({
  table: 'discussion_task_counts',
  version: 2,
  key: 'taskId',
  keys: ({ data }) => {
    const { target } = data as OfTarget
    return target.kind === 'task' ? [target.id] : []
  },

  columns: (table) => {
    for (const id of ['task_id', 'project_id']) table.uuid(id).notNullable()
    for (const count of ['comment_count', 'file_count']) table.integer(count).notNullable()
    table.bigInteger('position').notNullable()
    table.index(['organization_id', 'project_id', 'position'])
  },

  on: {
    CommentAdded: counted('commentCount', 1),
    CommentDeleted: counted('commentCount', -1),
    FileAttached: counted('fileCount', 1),
    FileRemoved: counted('fileCount', -1),
  },
})
