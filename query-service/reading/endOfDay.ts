import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'

const dayMs = 86_400_000

/** The last instant (ISO UTC) of a day where the organization was then. */
export const endOfDay = (zones: ZonesInForce, day: string): string =>
  new Date(Date.parse(firstInstant(zones, day, dayMs)) - 1).toISOString()
