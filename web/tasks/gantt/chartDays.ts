import { dayOfNumber, lastDayNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { firstDayNumber } from './daysOfPlan'
import type { TaskDates } from './newDates'
import type { DrawnRow, GanttZoom } from './renderer'
import { boundedZoom, columnWidth, daysOfColumn } from './zooms'

/** How many columns stand before the first day and behind the last, and how few are left before there are more. */
const room = { before: 2, behind: 8, least: 1 }
/** A chart that is so many times as long as it has to be is drawn shorter. */
const mostTimes = 2

type Days = { first: number; last: number }

/**
 * The days that a chart of this width draws. Behind the last bar there is room to draw it out. What is drawn stays as
 * long as there is room in it, so that nothing moves under the mouse that let a bar go.
 */
export function chartDays(
  rows: readonly DrawnRow[],
  zoom: GanttZoom,
  width: number,
  drawn: TaskDates | undefined,
): TaskDates | undefined {
  if (rows.length === 0) return undefined
  const days = daysWithin(zoom, rows)
  const column = daysOfColumn(zoom)
  const wanted = around(days, room.before * column, room.behind * column)
  wanted.last = bounded(Math.max(wanted.last, wanted.first + Math.ceil((width / columnWidth(zoom)) * column)))
  if (drawn) {
    const [first, last] = [numberOfDay(drawn.startOn), numberOfDay(drawn.endOn)]
    const least = around(days, room.least * column, room.least * column)
    const isLong = last - first > mostTimes * (wanted.last - wanted.first)
    if (first <= least.first && last >= least.last && !isLong) return drawn
  }
  return datesOf(wanted)
}

/** Baselines and deadlines count, too, as long as a browser can draw that. */
function daysWithin(zoom: GanttZoom, rows: readonly DrawnRow[]): Days {
  const bars = span(rows)
  const marked = rows.flatMap(({ baseline, deadlineOn }) => [
    ...(baseline ? [baseline] : []),
    ...(deadlineOn ? [{ startOn: deadlineOn, endOn: deadlineOn }] : []),
  ])
  const marks = span(marked)
  const all = { first: Math.min(bars.first, marks.first), last: Math.max(bars.last, marks.last) }
  return boundedZoom(zoom, datesOf(all)) === zoom ? all : bars
}

function span(stretches: readonly TaskDates[]): Days {
  const days = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY }
  for (const { startOn, endOn } of stretches) {
    days.first = Math.min(days.first, numberOfDay(startOn))
    days.last = Math.max(days.last, numberOfDay(endOn))
  }
  return days
}

const bounded = (day: number) => Math.min(lastDayNumber, Math.max(firstDayNumber, day))
const around = ({ first, last }: Days, before: number, behind: number): Days => ({
  first: bounded(first - Math.ceil(before)),
  last: bounded(last + Math.ceil(behind)),
})
const datesOf = ({ first, last }: Days): TaskDates => ({ startOn: dayOfNumber(first), endOn: dayOfNumber(last) })
