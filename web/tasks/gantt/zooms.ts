import { daysBetween } from '../../platform/formats/dates'
import type { TaskDates } from './newDates'
import { type GanttZoom, ganttZooms } from './renderer'

/** About how many days a column of each zoom has, and how wide it is, in pixels. */
const columns: Record<GanttZoom, { days: number; width: number }> = {
  day: { days: 1, width: 32 },
  week: { days: 7, width: 80 },
  month: { days: 30.4, width: 64 },
  quarter: { days: 91.3, width: 56 },
  year: { days: 365.25, width: 44 },
}
/** More columns would keep a browser busy for long: one task that is dated in a far century brings them. */
const mostColumns = 2000

export const columnWidth = (zoom: GanttZoom): number => columns[zoom].width
export const daysOfColumn = (zoom: GanttZoom): number => columns[zoom].days
export const pixelsOfDay = (zoom: GanttZoom): number => columns[zoom].width / columns[zoom].days

/** Narrower than so many pixels, a day off is not seen. */
const leastOfDay = 2
export const showsDaysOff = (zoom: GanttZoom): boolean => pixelsOfDay(zoom) >= leastOfDay

const lengthOf = ({ startOn, endOn }: TaskDates) => daysBetween(startOn, endOn) + 1

/** Months and years are not all as long: days of a short one are wider. */
const slack = 16

/** The zoom that shows these days in so much room, as near as it can. */
export const fittingZoom = (days: TaskDates, width: number): GanttZoom =>
  ganttZooms.find((zoom) => lengthOf(days) * pixelsOfDay(zoom) <= width - slack) ?? 'year'

/** The nearest zoom, from this one on, in which these days have no more columns than a browser draws at once. */
export const boundedZoom = (zoom: GanttZoom, days: TaskDates): GanttZoom =>
  ganttZooms.slice(ganttZooms.indexOf(zoom)).find((each) => lengthOf(days) / columns[each].days <= mostColumns) ??
  'year'
