import type { GanttStatic } from 'dhtmlx-gantt'
import { chartDays } from '../chartDays'
import type { TaskDates } from '../newDates'
import type { GanttChartProps, GanttZoom } from '../renderer'
import { dateOf, dayNear, endDateOf } from './days'

/**
 * Draws a chart with the days it needs then. In another zoom the day in the middle stays where it is, unless days are
 * wished for; otherwise everything does, also where the chart now begins earlier.
 */
export function drawnDays(chart: GanttStatic, props: () => GanttChartProps) {
  let drawn: TaskDates | undefined
  let drawnZoom = props().zoom
  let wished: { days: TaskDates; zoom: GanttZoom } | undefined
  const showWished = () => {
    if (wished?.zoom !== drawnZoom) return false
    chart.scrollTo(chart.posFromDate(dateOf(wished.days.startOn)), null)
    wished = undefined
    return true
  }
  return {
    draw: (draw: () => void): void => {
      const { rows, zoom } = props()
      const { config } = chart
      const [first, x, middle] = [config.start_date, chart.getScrollState().x, dayInMiddle(chart)]
      const isZoomed = zoom !== drawnZoom
      drawn = chartDays(rows, zoom, widthOf(chart), isZoomed ? undefined : drawn)
      drawnZoom = zoom
      config.start_date = drawn && dateOf(drawn.startOn)
      config.end_date = drawn && endDateOf(drawn.endOn)
      draw()
      if (showWished()) return
      if (isZoomed && middle) centre(chart, middle)
      else if (first && +first !== Number(config.start_date)) chart.scrollTo(x + chart.posFromDate(first), null)
    },
    /** Has these days in sight, from the first on, once this zoom is drawn. */
    wish: (days: TaskDates, zoom: GanttZoom): void => {
      wished = { days, zoom }
      showWished()
    },
  }
}

/** How wide the room for bars is, in pixels. */
export const widthOf = (chart: GanttStatic): number => (chart.$task as HTMLElement | undefined)?.offsetWidth ?? 0

const dayInMiddle = (chart: GanttStatic): string | undefined => {
  const room = chart.$task as HTMLElement | undefined
  if (!room) return undefined
  const at = chart.dateFromPos(chart.getScrollState().x + room.offsetWidth / 2)
  return at ? dayNear(at) : undefined
}

/** Brings a day into the middle. */
export const centre = (chart: GanttStatic, day: string): void => {
  const room = chart.$task as HTMLElement
  chart.scrollTo(Math.max(0, chart.posFromDate(dateOf(day)) - room.offsetWidth / 2), null)
}
