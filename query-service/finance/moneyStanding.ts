import { zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { endOfDay } from '../reading/endOfDay'
import { zonesIn } from '../reading/zonesIn'

/** Where a question about a ledger stands: the last revision of what it reads, and the zone of its status day. */
export async function moneyStanding(
  db: Knex,
  organizationId: string,
  { projectId, statusOn }: { projectId: string; statusOn: string },
) {
  const zones = await zonesIn(db, organizationId)
  const last: { revision?: number | null } | undefined = await db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .max({ revision: 'revision' })
    .first()
  return { revisions: { plan: -1, ledger: last?.revision ?? -1 }, zone: zoneAt(zones, endOfDay(zones, statusOn)) }
}
