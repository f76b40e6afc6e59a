import type { GanttStatic } from 'dhtmlx-gantt'
import type { GanttZoom } from '../renderer'
import { scaleFormats } from '../scaleFormats'
import { columnWidth } from '../zooms'

type Scales = GanttStatic['config']['scales']
type ScalesOf = (formats: Formats) => Scales
type Formats = ReturnType<typeof scaleFormats>

/** What stands above the columns of each zoom. */
const scalesOf: Record<GanttZoom, ScalesOf> = {
  day: ({ month, day }) => [
    { unit: 'month', step: 1, format: month },
    { unit: 'day', step: 1, format: day },
  ],
  week: ({ month, dayOfMonth }) => [
    { unit: 'month', step: 1, format: month },
    { unit: 'week', step: 1, format: dayOfMonth },
  ],
  month: ({ year, shortMonth }) => [
    { unit: 'year', step: 1, format: year },
    { unit: 'month', step: 1, format: shortMonth },
  ],
  quarter: ({ year, quarter }) => [
    { unit: 'year', step: 1, format: year },
    { unit: 'quarter', step: 1, format: quarter },
  ],
  year: ({ year }) => [{ unit: 'year', step: 1, format: year }],
}

/** Puts a chart to a zoom. */
export function setScales(chart: GanttStatic, zoom: GanttZoom, language: string): void {
  chart.config.min_column_width = columnWidth(zoom)
  chart.config.scales = scalesOf[zoom](scaleFormats(language))
}
