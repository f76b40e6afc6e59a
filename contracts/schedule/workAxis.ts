import { weekdayOfNumber } from './calendarDay'

/**
 * One working time for a whole plan, as a line of units: the n-th unit of work ends where the next one begins, and time
 * off has no length. So arithmetic with durations and lags is that of integers.
 */
export type WorkAxis = {
  /** The place on the axis where a day begins: how many units lie between the axis's origin and that day. */
  readonly placeOf: (dayNumber: number) => number
  /** The day in which the unit from `place` to `place + 1` is worked. */
  readonly dayAt: (place: number) => number
}

/** Work per weekday, Monday first, in whatever unit durations have, and the days on which nobody works. */
type WorkTime = {
  readonly week: readonly number[]
  readonly holidays: ReadonlySet<number>
}

/** The Monday of the week of 1 January 1970. */
const firstMonday = -3

/** Nobody ever works, so that no day has a place. */
export class NeverWorked extends RangeError {}

/** The axis of a working time. `origin` is the day number of the place 0. However far a day is, it costs the same. */
export function workAxis({ week, holidays }: WorkTime, origin: number): WorkAxis {
  const unitsOn = (day: number) => week[weekdayOfNumber(day)] ?? 0
  const off = Float64Array.from(holidays).sort()
  const lost = totalsOf([...off].map(unitsOn))
  const withinWeek = totalsOf(week)
  const weekUnits = withinWeek[7] ?? 0
  /** Units before a day, counted from the first Monday. */
  const before = (day: number) => {
    const weekday = weekdayOfNumber(day)
    return (
      ((day - weekday - firstMonday) / 7) * weekUnits + (withinWeek[weekday] ?? 0) - (lost[countBelow(off, day)] ?? 0)
    )
  }
  const beforeOrigin = before(origin)
  const placeOf = (day: number) => before(day) - beforeOrigin
  return {
    placeOf,
    dayAt: (place) => {
      if (weekUnits === 0) throw new NeverWorked('nobody ever works')
      // Without holidays it is in this week; they only move it on.
      const week = origin + Math.floor(place / weekUnits) * 7
      return lastDayFrom(week, (day) => placeOf(day) <= place)
    },
  }
}

/** The sums of the first 0, 1, 2 … of these. */
function totalsOf(units: readonly number[]): number[] {
  const totals = [0]
  for (const unit of units) totals.push((totals.at(-1) ?? 0) + unit)
  return totals
}

/** How many entries of a sorted row are below a value. */
function countBelow(row: Float64Array, value: number): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((row[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The last day of which something holds that holds of every earlier day, looked for in ever longer steps. */
function lastDayFrom(start: number, holds: (day: number) => boolean): number {
  let low = start
  for (let step = 7; !holds(low); step *= 2) low -= step
  let high = low + 7
  for (let step = 7; holds(high); step *= 2) high += step
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
