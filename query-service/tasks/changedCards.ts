import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { Knex } from 'knex'
import { cardsOf, type Shown } from './cardsOf'

/** The cards that have changed since a position, and the tasks that are gone. */
type ChangedCards = { since: number; tasks: TaskCard[]; gone: string[] }

/** Beyond that, a whole board is hardly more. */
const mostChanged = 500

/** What has changed on a project's board since this position; nothing if that is too much. */
export async function changedCards(
  db: Knex,
  shown: Shown,
  since: number,
  most = mostChanged,
): Promise<ChangedCards | undefined> {
  const changedIn = (table: string) =>
    db(table)
      .where({ organization_id: shown.organizationId, project_id: shown.projectId })
      .where('position', '>', since)
      .select({ taskId: 'task_id' })
  // Whoever may not see discussions does not learn from changes that something was said.
  const tables = shown.leftOut.includes('discussion')
    ? ['tasks_card_changes']
    : ['tasks_card_changes', 'discussion_task_counts']
  // What a step finishes counts otherwise, and so does what it finishes no more.
  const inChangedSteps = db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 's.organization_id': shown.organizationId, 's.project_id': shown.projectId })
    .where('s.finishes_position', '>', since)
    .select({ taskId: 't.task_id' })
  const rows: { taskId: string }[] = await db.union([...tables.map(changedIn), inChangedSteps]).limit(most + 1)
  if (rows.length > most) return undefined
  const changed = rows.map(({ taskId }) => taskId)
  const tasks = changed.length === 0 ? [] : await cardsOf(db, shown, changed)
  const present = new Set(tasks.map(({ taskId }) => taskId))
  return { since, tasks, gone: changed.filter((taskId) => !present.has(taskId)) }
}
