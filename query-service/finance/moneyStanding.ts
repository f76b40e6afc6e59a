import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import { zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { zonesIn } from '../reading/zonesIn'

const dayMs = 86_400_000

/**
 * Where a question about a ledger stands: the last revision of what it reads, and the zone of its status day. `endsAt`
 * is the last instant (ISO UTC) of that day, as of which its past is asked.
 */
export async function moneyStanding(
  db: Knex,
  organizationId: string,
  { projectId, statusOn }: { projectId: string; statusOn: string },
) {
  const zones = await zonesIn(db, organizationId)
  const endsAt = new Date(Date.parse(firstInstant(zones, statusOn, dayMs)) - 1).toISOString()
  const last: { revision?: number | null } | undefined = await db('finance_entries')
    .where({ organization_id: organizationId, project_id: projectId })
    .max({ revision: 'revision' })
    .first()
  return { revisions: { plan: -1, ledger: last?.revision ?? -1 }, zone: zoneAt(zones, endsAt), endsAt }
}
