import type { ListedTask } from '@prumo/contracts/tasks/cards'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'

type Task = Pick<ListedTask, 'projectId' | 'taskId' | 'tagIds'> & { dependencies: readonly Dependency[] }
type Further = NonNullable<ListedTask['further']>
type Kept = Omit<Further, 'tags' | 'predecessors'> & Pick<Task, 'projectId' | 'taskId'>

const nameOf = (projectId: string, id: string) => `${projectId}/${id}`

/** What a file says of these tasks besides what their list shows. */
export async function furtherFields(
  db: Knex,
  organizationId: string,
  tasks: readonly Task[],
): Promise<(task: Task) => Further> {
  const projectIds = [...new Set(tasks.map(({ projectId }) => projectId))]
  const inProjects = (table: string, column: string, ids: readonly string[]) =>
    db(table)
      .where({ organization_id: organizationId })
      .whereIn('project_id', projectIds)
      .whereRaw('?? = any(?::uuid[])', [column, [...new Set(ids)]])
  const predecessorIds = tasks.flatMap(({ dependencies }) => dependencies.map(({ predecessorId }) => predecessorId))
  const tags: { projectId: string; tagId: string; description: string }[] = await inProjects(
    'tasks_tags',
    'tag_id',
    tasks.flatMap(({ tagIds }) => tagIds),
  ).select(columns('projectId', 'tagId', 'description'))
  const numbers: { projectId: string; taskId: string; number: number }[] = await inProjects(
    'tasks_numbers',
    'task_id',
    predecessorIds,
  ).select(columns('projectId', 'taskId', 'number'))
  const kept: Kept[] = await inProjects(
    'tasks_tasks',
    'task_id',
    tasks.map(({ taskId }) => taskId),
  ).select(columns('projectId', 'taskId', 'estimatedMinutes', 'realizedMinutes', 'baselineStartOn', 'baselineEndOn'))
  const tagNames = new Map(tags.map(({ projectId, tagId, description }) => [nameOf(projectId, tagId), description]))
  const numberOf = new Map(numbers.map(({ projectId, taskId, number }) => [nameOf(projectId, taskId), number]))
  const rest = new Map(kept.map(({ projectId, taskId, ...fields }) => [nameOf(projectId, taskId), fields] as const))
  return ({ projectId, taskId, tagIds, dependencies }) => ({
    tags: tagIds.flatMap((tagId) => tagNames.get(nameOf(projectId, tagId)) ?? []),
    predecessors: dependencies.flatMap(({ predecessorId, kind, lag }) => {
      const number = numberOf.get(nameOf(projectId, predecessorId))
      return number === undefined ? [] : [{ number, kind, lag }]
    }),
    ...(rest.get(nameOf(projectId, taskId)) ?? nothing),
  })
}

/** Of a task that was deleted in between. */
const nothing = { estimatedMinutes: null, realizedMinutes: null, baselineStartOn: null, baselineEndOn: null }
