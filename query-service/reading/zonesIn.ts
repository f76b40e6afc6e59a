import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { columns } from './columns'

/** The time zones that an organization has chosen. */
export const zonesIn = (db: Knex, organizationId: string): Promise<ZonesInForce> =>
  db('organization_time_zones')
    .where({ organization_id: organizationId })
    .orderBy(['since', 'position'])
    .select(columns('since', 'timeZone'))
