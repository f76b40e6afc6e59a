import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'

type Task = { projectId: string; taskId: string }
type Counts = Pick<TaskCard, 'commentCount' | 'fileCount'>

const nameOf = ({ projectId, taskId }: Task) => `${projectId}/${taskId}`

/**
 * How many comments and files tasks have, in one query for all that `narrow` leaves (`discussion_task_counts as d`).
 * What a task has none of is left out.
 */
export async function discussionCounts(
  db: Knex,
  organizationId: string,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<(task: Task) => Counts> {
  const rows: (Task & Required<Counts>)[] = await db('discussion_task_counts as d')
    .where({ 'd.organization_id': organizationId })
    .whereRaw('d.comment_count + d.file_count > 0')
    .modify(narrow)
    .select(columnsOf('d', 'projectId', 'taskId', 'commentCount', 'fileCount'))
  const counts = new Map(rows.map((row) => [nameOf(row), row]))
  if (counts.size === 0) return () => ({})
  return (task) => {
    const { commentCount, fileCount } = counts.get(nameOf(task)) ?? {}
    return { commentCount: commentCount || undefined, fileCount: fileCount || undefined }
  }
}
