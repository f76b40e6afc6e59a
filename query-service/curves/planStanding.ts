import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'

const tables = ['tasks_versions', 'tasks_step_versions', 'tasks_work_time_versions', 'tasks_holiday_versions']

/** SQL of what is true of an event, given the column with its instant. */
type Edge = (at: string) => Knex.Raw

/** The last revision of a plan at which something began or ended that curves read, of those events; else −1. */
export async function planStanding(db: Knex, { organizationId, projectId }: OfProject, narrow?: Edge): Promise<number> {
  const given = (at: string, revision: string) =>
    narrow ? db.raw(`case when ? then ${revision} end`, [narrow(at)]) : db.raw(revision)
  const edges = tables.map((table) =>
    db(table)
      .where({ organization_id: organizationId, scope_id: projectId })
      .select({
        revision: db.raw('max(greatest(?, ?))', [given('began_at', 'from_revision'), given('ended_at', 'to_revision')]),
      }),
  )
  const found: { revision: number | null } | undefined = await db
    .from(db.unionAll(edges, true).as('edges'))
    .max({ revision: 'revision' })
    .first()
  return found?.revision ?? -1
}
