import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTimeZones } from '../../platform/formats/useTimeZones'
import { useToday } from '../../platform/formats/useToday'
import { usePast } from '../../platform/server/past'

/** Today where the organization is, or the day of the past that is shown. */
export function useShownToday(): string {
  const zones = useTimeZones()
  const today = useToday()
  const past = usePast()
  return past ? dayAt(zones, past.instant) : today
}
