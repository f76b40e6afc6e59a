import { type DependingTask, type Overlap, tooEarly } from '@prumo/contracts/schedule/tooEarly'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { workDaysIn } from './workDaysIn'

type Listed = DependingTask & { projectId: string; finished: boolean; dependencies: readonly Dependency[] }
type OfProject = { projectId: string }
type Named = Pick<Listed, 'projectId' | 'taskId'>

const nameOf = ({ projectId, taskId }: Named) => `${projectId}/${taskId}`

/** What unfinished tasks of a list begin too early for; nothing for those that begin in time. */
export async function overlapsOf(
  db: Knex,
  organizationId: string,
  listed: readonly Listed[],
): Promise<(task: Named) => Overlap[] | undefined> {
  const successors = listed.filter(({ finished, dependencies }) => !finished && dependencies.length > 0)
  if (successors.length === 0) return () => undefined
  const found = new Map<string, Overlap[]>()
  const predecessors = await predecessorsOf(db, organizationId, successors)
  const workDays = await workDaysIn(db, organizationId, [...new Set(successors.map(({ projectId }) => projectId))])
  for (const [projectId, days] of workDays) {
    const isOfProject = (task: OfProject) => task.projectId === projectId
    const overlaps = tooEarly(successors.filter(isOfProject), predecessors.filter(isOfProject), days)
    for (const [taskId, overlap] of overlaps) found.set(nameOf({ projectId, taskId }), overlap)
  }
  return (task) => found.get(nameOf(task))
}

async function predecessorsOf(
  db: Knex,
  organizationId: string,
  successors: readonly Listed[],
): Promise<(DependingTask & OfProject)[]> {
  const pairs = successors.flatMap(({ projectId, dependencies }) =>
    dependencies.map(({ predecessorId }) => ({ projectId, predecessorId })),
  )
  return db('tasks_tasks')
    .where({ organization_id: organizationId })
    .whereRaw('(project_id, task_id) in (select * from unnest(?::uuid[], ?::uuid[]))', [
      pairs.map(({ projectId }) => projectId),
      pairs.map(({ predecessorId }) => predecessorId),
    ])
    .select(columns('projectId', 'taskId', 'title', 'startOn', 'endOn'))
}
