import type { Knex } from 'knex'
import { actionPage } from '../audit/actionRows'
import type { Query } from '../pipeline/query'
import { type OfProject, type Revision, revisionOf } from './baselineRows'

export const baselineReasons: Query<'baselineReasons'> = async (
  db,
  { projectId, taskId, baselineId, laterBaselineId, ...paging },
  asker,
) => {
  const of = { organizationId: asker.actor.organizationId, projectId }
  const between = { after: await revisionOf(db, of, baselineId), until: await revisionOf(db, of, laterBaselineId) }
  const positions = changesOf(db, of, taskId, between)
  const { items, next } = await actionPage(db, asker, paging, (query) =>
    query.where('a.scope_id', projectId).whereIn('a.position', positions),
  )
  return { items, next }
}

/** The positions at which versions of a task begin or end, after one revision and until another. */
function changesOf(
  db: Knex,
  { organizationId, projectId }: OfProject,
  taskId: string,
  { after, until }: { after: Revision; until: Revision },
): Knex.QueryBuilder {
  const changes = (revision: string, position: string) => {
    const found = db('tasks_versions')
      .where({ organization_id: organizationId, scope_id: projectId })
      // Its versions stand beside each other under these keys.
      .whereBetween('version_key', [taskId, `${taskId}/~`])
      .where(revision, '>', after ?? -1)
      .select(position)
    return until === null ? found : found.where(revision, '<=', until)
  }
  return changes('from_revision', 'from_position').union(changes('to_revision', 'to_position'))
}
