import { zonedFormat } from '../formats/zonedFormat'
import { defaultTimeZone } from './timeZones'

/** The time zones that an organization has chosen, each with the instant (ISO UTC) since when, in that order. */
export type ZonesInForce = readonly { since: string; timeZone: string }[]

/** The time zone that an organization had at an instant: Brasília's before it chose one. */
export function zoneAt(zones: ZonesInForce, instant: string): string {
  const at = Date.parse(instant)
  return zones.findLast(({ since }) => Date.parse(since) <= at)?.timeZone ?? defaultTimeZone
}

/** The calendar day (`YYYY-MM-DD`) that an instant was of where the organization was then: no later zone moves it. */
export const dayAt = (zones: ZonesInForce, instant: string): string =>
  zonedFormat('en-CA', { timeZone: zoneAt(zones, instant), year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    Date.parse(instant),
  )

/** The same, with another zone in force since an instant. */
export const withZone = (zones: ZonesInForce, chosen: ZonesInForce[number]): ZonesInForce =>
  [...zones, chosen].sort((first, second) => Date.parse(first.since) - Date.parse(second.since))
