import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { pastInstant } from '../../past/pastInstant'

/** The instant (ISO UTC) at which a day ended in the organization; `undefined` where it has not by then. */
export function reportedAt(day: string, zones: ZonesInForce, shownAt: Date): string | undefined {
  const end = pastInstant(day, zones, shownAt)
  return end === shownAt.toISOString() ? undefined : end
}
