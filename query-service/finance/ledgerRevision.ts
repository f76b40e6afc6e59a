import type { Knex } from 'knex'
import type { OfProject } from '../tasks/baselineRows'

/** The last revision of a ledger that entries say; −1 where it has none. */
export async function ledgerRevision(db: Knex, { organizationId, projectId }: OfProject): Promise<number> {
  const last: { revision?: number | null } | undefined = await db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .max({ revision: 'revision' })
    .first()
  return last?.revision ?? -1
}
