import { dayIn, daysAfter, organizationTimeZone } from '../audit/erasureDay'

/** The last day on which something may have been paid at an instant: it is tomorrow already farther east. */
export const lastPaidDay = (at: string): string => daysAfter(dayIn(at, organizationTimeZone), 1)
