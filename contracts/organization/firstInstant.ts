import { zonedFormat } from '../formats/zonedFormat'
import { type ZonesInForce, zoneAt } from './zoneAt'

const widestOffsetMs = 15 * 3_600_000

/**
 * The first instant (ISO UTC) of a calendar day or minute (`YYYY-MM-DD`, `YYYY-MM-DDTHH:MM`) where the organization was
 * then. A day ends where the next one begins, however many hours it has.
 */
export function firstInstant(zones: ZonesInForce, local: string): string {
  const about = Date.parse(local.length === 10 ? local : `${local}Z`)
  let [before, at] = [about - widestOffsetMs, about + widestOffsetMs]
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2)
    if (localMinute(zones, new Date(middle).toISOString()) >= local) at = middle
    else before = middle
  }
  return new Date(at).toISOString()
}

/** The minute that clocks showed at an instant, `YYYY-MM-DDTHH:MM`. */
const localMinute = (zones: ZonesInForce, instant: string) =>
  zonedFormat('sv-SE', {
    timeZone: zoneAt(zones, instant),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(Date.parse(instant))
    .replace(' ', 'T')
