import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'

type Task = { projectId: string; taskId: string }
type Counts = { checklistCount: number; checklistDone: number }

const none: Counts = { checklistCount: 0, checklistDone: 0 }
const nameOf = ({ projectId, taskId }: Task) => `${projectId}/${taskId}`

/**
 * Counts the items of checklists, and those that are done, in one query for all tasks that `narrow` leaves
 * (`tasks_checklist_items as k`).
 */
export async function checklistCounts(
  db: Knex,
  organizationId: string,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<(task: Task) => Counts> {
  const rows: (Task & Counts)[] = await db('tasks_checklist_items as k')
    .where({ 'k.organization_id': organizationId })
    .modify(narrow)
    .groupBy('k.project_id', 'k.task_id')
    .select(
      columnsOf('k', 'projectId', 'taskId'),
      db.raw('count(*)::int as "checklistCount", (count(*) filter (where k.done))::int as "checklistDone"'),
    )
  const counts = new Map(rows.map((row) => [nameOf(row), row]))
  if (counts.size === 0) return () => none
  return (task) => {
    const { checklistCount, checklistDone } = counts.get(nameOf(task)) ?? none
    return { checklistCount, checklistDone }
  }
}
