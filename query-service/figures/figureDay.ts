import { dayAt, zoneAt } from '@prumo/contracts/organization/zoneAt'
import type { Knex } from 'knex'
import { endOfDay } from '../reading/endOfDay'
import { zonesIn } from '../reading/zonesIn'
import type { FigureDay } from './figureStandings'

/** The day that it is for an organization at an instant (ISO UTC), and the instant at which that day ends. */
export async function figureDay(db: Knex, organizationId: string, at: string): Promise<FigureDay & { until: string }> {
  const zones = await zonesIn(db, organizationId)
  const statusOn = dayAt(zones, at)
  return { statusOn, zone: zoneAt(zones, at), until: endOfDay(zones, statusOn) }
}
