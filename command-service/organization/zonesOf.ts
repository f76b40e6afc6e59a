import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { company } from './company'

/** The time zones that an organization has chosen so far; none where there is no organization. */
export async function zonesOf(aggregates: Aggregates, organizationId: string | null): Promise<ZonesInForce> {
  if (!organizationId) return []
  return (await aggregates.load(company, `organization-${organizationId}`)).state?.zones ?? []
}
