import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { useTimeZones } from './useTimeZones'

/** The calendar day that it is now where the organization is. */
export const useToday = (): string => dayAt(useTimeZones(), new Date().toISOString())
