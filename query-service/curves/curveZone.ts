import { zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { zonesIn } from '../reading/zonesIn'

/** The time zone in whose days a curve is read: that of the status day, or of the moment that is asked about. */
export async function curveZone(db: Knex, organizationId: string, statusOn: string, at: string): Promise<string> {
  const endOfDay = `${statusOn}T23:59:59.999Z`
  return zoneAt(await zonesIn(db, organizationId), endOfDay < at ? endOfDay : at)
}
