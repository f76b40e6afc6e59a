import { numberOfDay, weekdayOfNumber } from '@prumo/contracts/schedule/calendarDay'
import { addDays } from '../../../platform/formats/dates'
import type { DrawnRow, GanttZoom } from '../renderer'
import { scaleFormats } from '../scaleFormats'
import { pixelsOfDay } from '../zooms'
import type { GstcLevel, GstcLocale, GstcTime, ShownTime } from './gstcApi'
import { endInstantOf, instantOf, msPerDay } from './instants'

type Formats = ReturnType<typeof formatsOf>

const formatsOf = (language: string) => ({ ...scaleFormats(language, 'UTC'), nothing: () => '' })

type Part = readonly [period: GstcLevel[number]['period'], increment: number, format: keyof Formats]

/** What stands above the columns of each zoom, and what a column is. */
const partsOf: Record<GanttZoom, readonly [above: Part, column: Part]> = {
  day: [
    ['month', 1, 'month'],
    ['day', 1, 'day'],
  ],
  week: [
    ['month', 1, 'month'],
    ['week', 1, 'dayOfMonth'],
  ],
  month: [
    ['year', 1, 'year'],
    ['month', 1, 'shortMonth'],
  ],
  quarter: [
    ['year', 1, 'year'],
    ['month', 3, 'quarter'],
  ],
  year: [
    ['year', 1, 'nothing'],
    ['year', 1, 'year'],
  ],
}

/** Two lines of a calendar, each in one form: which zoom there is, the program says. */
export function chartLevels(zoom: GanttZoom, language: string): readonly GstcLevel[] {
  const formats = formatsOf(language)
  return partsOf[zoom].map(([period, periodIncrement, name], index): GstcLevel => {
    const format = formats[name]
    const written = ({ timeStart }: { timeStart: { valueOf: () => number } }) => format(new Date(timeStart.valueOf()))
    return [{ zoomTo: 100, period, periodIncrement, main: index === 1, format: written }]
  })
}

/** The names of days and months. A week begins on Monday in every language, as the program's own charts have it. */
export function chartLocale(language: string): GstcLocale {
  const names = (count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at(index)),
    )
  return {
    name: language.toLowerCase(),
    // 4 January 1970 was a Sunday.
    weekdays: names(7, { weekday: 'long' }, (index) => (3 + index) * msPerDay),
    months: names(12, { month: 'long' }, (index) => Date.UTC(1970, index, 1)),
    weekStart: 1,
    formats: {},
    relativeTime: {},
  }
}

/** Days before the first bar and behind the last. */
const margin = 2

/**
 * From a little before the first bar to behind the last, and at least as much as fills `width` pixels. A chart of
 * weeks, months, quarters or years begins with one.
 */
export function chartTime(rows: readonly DrawnRow[], zoom: GanttZoom, width: number): GstcTime {
  const timePerPixel = msPerDay / pixelsOfDay(zoom)
  const [first, last] = daysOf(rows)
  const from = instantOf(beginningOf(first <= '0001-01-12' ? first : addDays(first, -margin), zoom))
  const to = Math.max(endInstantOf(last) + margin * msPerDay, from + width * timePerPixel)
  return { from, to, zoom: Math.log2(timePerPixel), period: partsOf[zoom][1][0] }
}

function beginningOf(day: string, zoom: GanttZoom): string {
  if (zoom === 'day') return day
  if (zoom === 'week') return addDays(day, -weekdayOfNumber(numberOfDay(day)))
  return zoom === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

function daysOf(rows: readonly DrawnRow[]): [first: string, last: string] {
  const first = rows.reduce((day, { startOn }) => (startOn < day ? startOn : day), rows[0]?.startOn ?? '2000-01-01')
  return [first, rows.reduce((day, { endOn }) => (endOn > day ? endOn : day), first)]
}

/** The instant in the middle of what is in sight of the plan: another zoom is shown around it. */
export function middleOf(rows: readonly DrawnRow[], { leftGlobal, rightGlobal, centerGlobal }: ShownTime): number {
  const [first, last] = daysOf(rows)
  const [from, to] = [Math.max(leftGlobal, instantOf(first)), Math.min(rightGlobal, endInstantOf(last))]
  return from < to ? (from + to) / 2 : centerGlobal
}
