import { HttpProblem } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'

export type OfProject = { organizationId: string; projectId: string }

/**
 * The baselines of a project (`tasks_baselines as b`). One that was saved after its project's log was erased, for a day
 * before that, is left out: it would show what was erased.
 */
export const baselineRows = (db: Knex, { organizationId, projectId }: OfProject): Knex.QueryBuilder =>
  db('tasks_baselines as b')
    .where({ 'b.organization_id': organizationId, 'b.scope_id': projectId })
    .whereNotExists(
      db('audit_erasures as e')
        .whereRaw('e.organization_id = b.organization_id and e.project_id = b.project_id and b.position > e.position')
        .whereRaw('b.as_of_on < ?', [dayOf(db, organizationId, 'e.to_at')])
        .select(db.raw('1')),
    )

/** The revision that a baseline names; `null` is the plan as it is. */
export type Revision = number | null

/** The revision of a baseline, or of now where none is named. A baseline that is not there is 404. */
export async function revisionOf(db: Knex, of: OfProject, baselineId: string | undefined): Promise<Revision> {
  if (baselineId === undefined) return null
  const found: { revision: number } | undefined = await baselineRows(db, of)
    .where('b.baseline_id', baselineId)
    .first('b.revision')
  if (!found) throw new HttpProblem(404, 'resource.unknown')
  return found.revision
}

/** Rows of a table of versions as they were at a revision. */
export const heldAt = (db: Knex, table: string, { organizationId, projectId }: OfProject, revision: Revision) => {
  const rows = db(table).where({ organization_id: organizationId, scope_id: projectId })
  return revision === null
    ? rows.whereNull('to_revision')
    : rows.where('from_revision', '<=', revision).whereRaw('(to_revision is null or to_revision > ?)', [revision])
}
