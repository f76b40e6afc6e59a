import { dayOfNumber, lastDayNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import type { GanttRow } from './ganttPlan'
import type { TaskDates } from './newDates'

const margin = 2
export const firstDayNumber = numberOfDay('0001-01-01')

/** From the first day of a plan to its last, with some room at both ends. Nothing where it has no tasks. */
export function daysOfPlan(rows: readonly GanttRow[]): TaskDates | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    if (row.kind !== 'group') continue
    first = Math.min(first, numberOfDay(row.startOn))
    last = Math.max(last, numberOfDay(row.endOn))
  }
  if (first > last) return undefined
  return {
    startOn: dayOfNumber(Math.max(firstDayNumber, first - margin)),
    endOn: dayOfNumber(Math.min(lastDayNumber, last + margin)),
  }
}
