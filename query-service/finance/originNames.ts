import { type Feature, isClosedTo } from '@prumo/contracts/access'
import type { Origin } from '@prumo/contracts/finance/entry'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'

const featureOf = { tasks: 'tasks', deliveryGroups: 'canvas' } as const satisfies Record<Origin['of'], Feature>

export type InProject = { organization_id: string; project_id: string }

/**
 * Looks up the titles of what entries are for, tasks and cards, once for all of them. What was deleted has none, and
 * what is closed to the reader is no different from it.
 */
export async function originNames(
  db: Knex,
  inProject: InProject,
  origins: readonly Origin[],
  { reader, projectNow }: Asker,
): Promise<(id: string) => string | null> {
  const idsOf = (kind: Origin['of']) =>
    isClosedTo(reader, featureOf[kind], projectNow)
      ? []
      : [...new Set(origins.flatMap(({ of, items }) => (of === kind ? items.map(({ id }) => id) : [])))]
  const [taskIds, cardIds] = [idsOf('tasks'), idsOf('deliveryGroups')]
  type Named = { id: string; title: string }
  const tasks: Named[] =
    taskIds.length === 0
      ? []
      : await db('tasks_tasks').where(inProject).whereIn('task_id', taskIds).select({ id: 'task_id' }, 'title')
  const cards: Named[] =
    cardIds.length === 0
      ? []
      : await db('canvas_cards')
          .where(inProject)
          .whereIn('card_id', cardIds)
          .whereNull('deleted_at')
          .select({ id: 'card_id' }, 'title')
  const titles = new Map([...tasks, ...cards].map(({ id, title }) => [id, title]))
  return (id) => titles.get(id) ?? null
}
