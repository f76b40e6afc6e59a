import { daysAfter } from '../audit/erasureDay'
import { dayAt, type ZonesInForce } from '../organization/zoneAt'

/** The last day on which something may have been paid at an instant: it is tomorrow already farther east. */
export const lastPaidDay = (zones: ZonesInForce, at: string): string => daysAfter(dayAt(zones, at), 1)
