import type { GanttStatic } from 'dhtmlx-gantt'
import type { GanttZoom } from '../renderer'

type Scales = GanttStatic['config']['scales']
type Level = { readonly width: number; readonly days: number; readonly scales: (formats: Formats) => Scales }
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

/** What each zoom draws: how wide a column is, in pixels, about how many days it has, and what stands above it. */
const levels: Record<GanttZoom, Level> = {
  day: {
    width: 32,
    days: 1,
    scales: ({ month, day }) => [
      { unit: 'month', step: 1, format: month },
      { unit: 'day', step: 1, format: day },
    ],
  },
  week: {
    width: 80,
    days: 7,
    scales: ({ month, dayOfMonth }) => [
      { unit: 'month', step: 1, format: month },
      { unit: 'week', step: 1, format: dayOfMonth },
    ],
  },
  month: {
    width: 96,
    days: 30.4,
    scales: ({ year, shortMonth }) => [
      { unit: 'year', step: 1, format: year },
      { unit: 'month', step: 1, format: shortMonth },
    ],
  },
  quarter: {
    width: 80,
    days: 91.3,
    scales: ({ year, quarter }) => [
      { unit: 'year', step: 1, format: year },
      { unit: 'quarter', step: 1, format: quarter },
    ],
  },
  year: { width: 80, days: 365.25, scales: ({ year }) => [{ unit: 'year', step: 1, format: year }] },
}

/** Puts a chart to a zoom. */
export function setScales(chart: GanttStatic, zoom: GanttZoom, language: string): void {
  const { width, scales } = levels[zoom]
  chart.config.min_column_width = width
  chart.config.scales = scales(formatsOf(language))
}

/** How many pixels a day has. */
export const pixelsOfDay = (zoom: GanttZoom): number => levels[zoom].width / levels[zoom].days
