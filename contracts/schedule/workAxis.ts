import { weekdayOfNumber } from './calendarDay'

/**
 * One working time for a whole plan, as a line of units: the n-th unit of work ends where the next one begins, and
 * time off has no length. So arithmetic with durations and lags is that of integers.
 */
export type WorkAxis = {
  /** The place on the axis where a day begins: how many units lie between the axis's origin and that day. */
  readonly placeOf: (dayNumber: number) => number
  /** The day in which the unit from `place` to `place + 1` is worked. */
  readonly dayAt: (place: number) => number
}

/** Work per weekday, Monday first, in whatever unit durations have, and the days on which nobody works. */
export type WorkTime = {
  readonly week: readonly number[]
  readonly holidays: ReadonlySet<number>
}

/** Days by which an axis grows at once, when somebody asks beyond its ends. */
const growth = 4096
/** Without any work in so many days in a row, no place beyond them is looked for: years are longer than that. */
const mostDays = 4_000_000

/** Throws RangeError when a place is asked for that no day of a calendar has. */
export class BeyondCalendar extends RangeError {}

/** The axis of a working time. `origin` is the day number of the place 0. */
export function workAxis({ week, holidays }: WorkTime, origin: number): WorkAxis {
  const unitsOn = (day: number) => (holidays.has(day) ? 0 : (week[weekdayOfNumber(day)] ?? 0))
  const after = halfAxis((offset) => unitsOn(origin + offset))
  const before = halfAxis((offset) => unitsOn(origin - 1 - offset))
  return {
    placeOf: (day) => (day >= origin ? after.total(day - origin) : -before.total(origin - day)),
    // Backwards, the unit that ends at `-place` of the mirrored axis is the one that begins at `place`.
    dayAt: (place) => (place >= 0 ? origin + after.dayOf(place) : origin - 1 - before.dayOf(-place - 1)),
  }
}

/** Running totals of the units of days 0, 1, 2 …, made as far as somebody asks. */
function halfAxis(unitsOn: (offset: number) => number) {
  let totals = new Float64Array(1)
  const grow = () => {
    const from = totals.length
    if (from > mostDays) throw new BeyondCalendar('no day has this place')
    const longer = new Float64Array(from + Math.max(growth, from))
    longer.set(totals)
    for (let day = from; day < longer.length; day++) longer[day] = (longer[day - 1] as number) + unitsOn(day - 1)
    totals = longer
  }
  const total = (days: number): number => {
    while (days >= totals.length) grow()
    return totals[days] as number
  }
  const dayOf = (place: number): number => {
    while ((totals.at(-1) as number) <= place) grow()
    return lastAtMost(totals, place)
  }
  return { total, dayOf }
}

/** The index of the last entry that is at most `value`, in a row that never falls and begins with at most `value`. */
function lastAtMost(row: Float64Array, value: number): number {
  let [low, high] = [0, row.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((row[middle] as number) <= value) low = middle
    else high = middle - 1
  }
  return low
}
