import { Invalid } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { dayOf } from '../reading/dayOf'
import type { OfProject } from '../tasks/baselineRows'

/**
 * The day up to which the log of a project was erased; `null` where it never was. What was known earlier is not shown,
 * so no curve is read at the end of an earlier day.
 */
export async function knownFrom(db: Knex, { organizationId, projectId }: OfProject, statusOn: string) {
  const found: { on: string | null } | undefined = await db('audit_erasures as e')
    .where({ 'e.organization_id': organizationId, 'e.project_id': projectId })
    .first({ on: db.raw('max(?)', [dayOf(db, organizationId, 'e.to_at')]) })
  const on = found?.on ?? null
  if (on !== null && statusOn < on) throw new Invalid([{ path: 'statusOn', code: 'asOf.erased' }])
  return on
}
