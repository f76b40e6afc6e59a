import type { Feature } from '@prumo/contracts/access'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import type { Knex } from 'knex'
import { columnsOf } from '../reading/columns'
import { cardColumns } from './cardColumns'
import { checklistCounts } from './checklistCounts'
import { discussionCounts } from './discussionCounts'
import { type Rare, rareOf } from './rareOf'
import { numbered } from './taskNumbers'

type Stored = Omit<TaskCard, 'checklistCount' | 'checklistDone' | 'dependencies' | keyof Rare> &
  Rare & { dependencies: Dependency[] | null }
export type Place = { organizationId: string; projectId: string }
/** The board that somebody sees, without what is left out for them. */
export type Shown = Place & { leftOut: readonly Feature[] }

/** The cards of a project's board in their order: all, or those of these tasks. */
export async function cardsOf(db: Knex, shown: Shown, taskIds?: readonly string[]): Promise<TaskCard[]> {
  const { organizationId, projectId, leftOut } = shown
  const narrowed = (table: string) => (query: Knex.QueryBuilder) => {
    query.where(`${table}.project_id`, projectId)
    if (taskIds) query.whereIn(`${table}.task_id`, [...taskIds])
  }
  const [tasks, countsOf, discussed] = await Promise.all([
    db('tasks_tasks as t')
      .where({ 't.organization_id': organizationId })
      .modify(narrowed('t'))
      .modify(numbered)
      .leftJoin('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
      .select<Stored[]>(
        ...cardColumns(db),
        columnsOf('n', 'number'),
        // Most depend on nothing, and an empty list takes longer to read than none.
        db.raw(`nullif(t.dependencies, '[]') as dependencies`),
      )
      .orderBy(['t.rank', 't.task_id']),
    checklistCounts(db, organizationId, narrowed('k')),
    leftOut.includes('discussion') ? () => ({}) : discussionCounts(db, organizationId, narrowed('d')),
  ])
  // Nobody else has these rows: thousands of copies would be garbage at once.
  return tasks.map((task) => {
    const named = { projectId, taskId: task.taskId }
    const dependencies = task.dependencies ?? undefined
    return Object.assign(task, countsOf(named), discussed(named), rareOf(task), { dependencies })
  })
}
