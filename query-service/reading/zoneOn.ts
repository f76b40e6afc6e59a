import { zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { endOfDay } from './endOfDay'
import { zonesIn } from './zonesIn'

/** The time zone in which a day ended; that of this instant (ISO UTC) where the day is not over. */
export async function zoneOn(db: Knex, organizationId: string, day: string, at: string): Promise<string> {
  const zones = await zonesIn(db, organizationId)
  const endsAt = endOfDay(zones, day)
  return zoneAt(zones, Date.parse(endsAt) < Date.parse(at) ? endsAt : at)
}
