import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import { dayAt, type ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { isCalendarDay } from '../platform/formats/dates'

const form = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):[0-5]\d)?$/
const [minuteMs, dayMs] = [60_000, 86_400_000]
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * The instant (ISO UTC) that an address means. A day or minute of the organization means its end; an instant means
 * itself. Never later than `now`; `undefined` for other text.
 */
export function pastInstant(asOf: string, zones: ZonesInForce, now = new Date()): string | undefined {
  const at = instantForm.test(asOf) ? Date.parse(asOf) : endOf(asOf, zones)
  return Number.isNaN(at) ? undefined : new Date(Math.min(at, now.getTime())).toISOString()
}

function endOf(asOf: string, zones: ZonesInForce): number {
  const [, day = '', hour] = form.exec(asOf) ?? []
  if (!isCalendarDay(day)) return Number.NaN
  const end = Date.parse(firstInstant(zones, asOf, hour === undefined ? dayMs : minuteMs)) - 1
  // Where a clock was put beyond a whole day, nobody had that day.
  return dayAt(zones, new Date(end).toISOString()) === day ? end : Number.NaN
}
