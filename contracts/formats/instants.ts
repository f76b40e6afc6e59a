import { dayAt, type ZonesInForce, zoneAt } from '../organization/zoneAt'
import { showDay } from './days'
import { localeOf } from './localeOf'
import { offsetMs } from './offsetMs'
import { zonedFormat } from './zonedFormat'

/**
 * An instant as people of this language write it, in the time zone that the organization had then, which stands beside
 * it: `29/10/2026, 10:00:00 (UTC−3)`.
 */
export const showInstant = (instant: string, language: string, zones: ZonesInForce): string =>
  `${showDay(dayAt(zones, instant), language)}, ${showTime(instant, language, zones)}`

/** Its time without the day, `10:00:00 (UTC−3)`. */
export function showTime(instant: string, language: string, zones: ZonesInForce): string {
  const timeZone = zoneAt(zones, instant)
  return `${timeIn(timeZone, instant, language)} (${offsetAt(instant, timeZone)})`
}

/** An instant where its time zone stands elsewhere: `29/10/2026 10:00:00`. Spreadsheet programs read it as one. */
export const showBareInstant = (instant: string, language: string, zones: ZonesInForce): string =>
  `${showDay(dayAt(zones, instant), language)} ${timeIn(zoneAt(zones, instant), instant, language)}`

const timeIn = (timeZone: string, instant: string, language: string) =>
  zonedFormat(localeOf(language), { timeStyle: 'medium', timeZone }).format(Date.parse(instant))

/** How far a time zone was from UTC at an instant: `UTC−3`, `UTC+5:30`. */
export function offsetAt(instant: string, timeZone: string): string {
  const minutes = Math.round(offsetMs(instant, timeZone) / 60_000)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
