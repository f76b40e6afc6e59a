import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'

const tables = ['tasks_versions', 'tasks_step_versions', 'tasks_work_time_versions', 'tasks_holiday_versions']

/** SQL of what is true of an event, given the column with its instant. */
type Edge = (at: string) => Knex.Raw

/** The last revision of a plan at which something began or ended that curves read, of those events; else −1. */
export async function planStanding(db: Knex, { organizationId, projectId }: OfProject, narrow?: Edge): Promise<number> {
  const last = (revision: string, at: string) => (table: string) => {
    const rows = db(table).where({ organization_id: organizationId, scope_id: projectId })
    if (narrow) rows.where(narrow(at))
    return rows.max({ revision })
  }
  const edges = [...tables.map(last('from_revision', 'began_at')), ...tables.map(last('to_revision', 'ended_at'))]
  const found: { revision: number | null } | undefined = await db
    .from(db.unionAll(edges, true).as('edges'))
    .max({ revision: 'revision' })
    .first()
  return found?.revision ?? -1
}
