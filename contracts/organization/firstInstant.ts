import { offsetMs } from '../formats/offsetMs'
import { type ZonesInForce, zoneAt } from './zoneAt'

const widestOffsetMs = 15 * 3_600_000

/**
 * The first instant (ISO UTC) of a calendar day (`YYYY-MM-DD`) or minute (`YYYY-MM-DDTHH:MM`) where the organization
 * was then; with `laterMs` that of a later one. A day ends where the next one begins, however many hours it has.
 */
export function firstInstant(zones: ZonesInForce, local: string, laterMs = 0): string {
  const shown = Date.parse(local.length === 10 ? local : `${local}Z`) + laterMs
  let [before, at] = [shown - widestOffsetMs, shown + widestOffsetMs]
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2)
    if (clockAt(zones, middle) >= shown) at = middle
    else before = middle
  }
  return new Date(at).toISOString()
}

/** What clocks showed at an instant, as if they were in UTC. */
function clockAt(zones: ZonesInForce, at: number): number {
  const instant = new Date(at).toISOString()
  return at + offsetMs(instant, zoneAt(zones, instant))
}
