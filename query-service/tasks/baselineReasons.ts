import type { Knex } from 'knex'
import { actionPage } from '../audit/actionRows'
import { asOfTask } from '../audit/ofTask'
import type { Query } from '../pipeline/query'
import { type OfProject, type Revision, revisionOf } from './baselineRows'

export const baselineReasons: Query<'baselineReasons'> = async (
  db,
  { projectId, taskId, baselineId, laterBaselineId, ...paging },
  asker,
) => {
  const of = { organizationId: asker.actor.organizationId, projectId }
  const between = { after: await revisionOf(db, of, baselineId), until: await revisionOf(db, of, laterBaselineId) }
  const positions = changesOf(db, of, between, 'tasks_versions', (versions) => {
    // Its versions stand beside each other under these keys.
    versions.whereBetween('version_key', [taskId, `${taskId}/~`])
  })
  const ofTask = (query: Knex.QueryBuilder) => {
    query
      .where('a.scope_id', projectId)
      .whereIn('a.position', positions.union(calendarChanges(db, of, between, taskId)))
  }
  const { items, next } = await actionPage(db, asker, paging, ofTask, {
    // Of a push of many tasks, what it did to this one.
    asShown: (row) => asOfTask(row, taskId),
    inLog: false,
  })
  return { items, next }
}

type Between = { after: Revision; until: Revision }

/** The positions at which rows of versions begin or end, after one revision and until another. */
function changesOf(
  db: Knex,
  { organizationId, projectId }: OfProject,
  { after, until }: Between,
  table: string,
  narrow: (versions: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  const changes = (revision: string, position: string) => {
    const found = db(table)
      .where({ organization_id: organizationId, scope_id: projectId })
      .where(revision, '>', after ?? -1)
      .modify(narrow)
      .select(position)
    return until === null ? found : found.where(revision, '<=', until)
  }
  return changes('from_revision', 'from_position').union(changes('to_revision', 'to_position'))
}

/** The positions at which the working days of a task changed otherwise than by its dates. */
function calendarChanges(db: Knex, of: OfProject, between: Between, taskId: string): Knex.QueryBuilder[] {
  const days = (edge: string) =>
    db('tasks_versions')
      .where({ organization_id: of.organizationId, scope_id: of.projectId })
      .whereBetween('version_key', [taskId, `${taskId}/~`])
      .select(db.raw(edge))
  return [
    changesOf(db, of, between, 'tasks_holiday_versions', (holidays) => {
      holidays.where('holiday_on', '>=', days('min(start_on)')).where('holiday_on', '<=', days('max(end_on)'))
    }),
    changesOf(db, of, between, 'tasks_work_time_versions', () => undefined),
  ]
}
