import type { Feature, ProjectPlace } from '@prumo/contracts/access'
import type { Standing } from '@prumo/contracts/query'
import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import type { Knex } from 'knex'
import { addressesOn, besideTasks, usedTagIds } from './besideTasks'
import { changedCards } from './changedCards'

/** What a board shows beside its tasks stands in these tables. */
export const besideTables: readonly string[] = [
  'tasks_steps',
  'tasks_tags',
  'tasks_behaviours',
  'projects_projects',
  'identity_accounts',
]

/** What is sent to everybody is small: whoever shows a board asks for larger changes. */
const [mostSent, largestSent] = [30, 4000]

type Ground = { since: number; withBeside: boolean; leftOut: readonly Feature[] }

/** What a project's board has become since a position, small enough to be sent; else nothing. */
export async function boardChanges(
  db: Knex,
  project: ProjectPlace,
  standing: Standing,
  { since, withBeside, leftOut }: Ground,
): Promise<BoardChanges | undefined> {
  const found = await changedCards(db, { ...project, leftOut }, since, mostSent)
  if (!found) return undefined
  const beside = withBeside
    ? await besideTasks(db, project, project, usedTagIds(db, project), addressesOn(project, leftOut))
    : undefined
  const changes = { projectId: project.projectId, ...standing, ...found, ...(beside && { beside }) }
  return JSON.stringify(changes).length <= largestSent ? changes : undefined
}
