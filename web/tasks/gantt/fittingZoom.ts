import { pixelsOfDay } from './dhtmlx/scales'
import { type GanttZoom, ganttZooms } from './renderer'

/** The zoom that shows so many days in so much room, as near as it can. */
export const fittingZoom = (days: number, width: number): GanttZoom =>
  ganttZooms.find((zoom) => days * pixelsOfDay(zoom) <= width) ?? 'year'
