import type { GanttStatic } from 'dhtmlx-gantt'
import type { GanttZoom } from '../renderer'
import { columnWidth } from '../zooms'

type Scales = GanttStatic['config']['scales']
type ScalesOf = (formats: Formats) => Scales
type Formats = ReturnType<typeof formatsOf>

const formatsOf = (language: string) => {
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options)
    return (date: Date) => format.format(date)
  }
  return {
    day: of({ day: 'numeric' }),
    dayOfMonth: of({ day: 'numeric', month: 'short' }),
    month: of({ month: 'long', year: 'numeric' }),
    shortMonth: of({ month: 'short' }),
    year: of({ year: 'numeric' }),
    quarter: (date: Date) => `${Math.floor(date.getMonth() / 3) + 1}`,
  }
}

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
  chart.config.scales = scalesOf[zoom](formatsOf(language))
}
