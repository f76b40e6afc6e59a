import { lastPaidDay } from '@prumo/contracts/finance/lastPaidDay'
import { useTimeZones } from '../platform/formats/useTimeZones'

/** Finds the last day on which something may have been paid by now. */
export function useLatestPaidDay(): () => string {
  const zones = useTimeZones()
  return () => lastPaidDay(zones, new Date().toISOString())
}
