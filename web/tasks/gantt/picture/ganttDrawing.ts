import { dayOfNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { daysBetween } from '../../../platform/formats/dates'
import type { GanttPlan } from '../ganttPlan'
import type { TaskDates } from '../newDates'
import type { DrawnLink, DrawnRow, RowTexts } from '../renderer'

/** What a colour means: whoever draws it says which it is. */
const inks = [
  'paper',
  'text',
  'muted',
  'grid',
  'off',
  'plain',
  'critical',
  'tooEarly',
  'finished',
  'group',
  'baseline',
  'today',
] as const
export type Ink = (typeof inks)[number]

/** A shape at a place in pixels, from the upper left corner. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; ink: Ink }
  | { kind: 'line'; points: readonly (readonly [number, number])[]; ink: Ink }
  | { kind: 'diamond'; x: number; y: number; size: number; ink: Ink }
  | { kind: 'text'; x: number; y: number; text: string; ink: Ink; isBold?: boolean }

export type Drawing = { width: number; height: number; shapes: readonly Shape[] }

type DrawingOptions = {
  readonly plan: GanttPlan
  readonly rows: readonly DrawnRow[]
  readonly links: readonly DrawnLink[]
  readonly textsOf: (row: DrawnRow) => RowTexts
  readonly heads: Readonly<Record<DrawnColumn, string>>
  readonly monthName: (day: string) => string
  readonly days: TaskDates
  readonly pixelsOfDay: number
  readonly todayOn: string
}

const drawnColumns = ['code', 'title', 'startOn', 'endOn', 'duration'] as const
type DrawnColumn = (typeof drawnColumns)[number]

const widths: Record<DrawnColumn, number> = { code: 56, title: 244, startOn: 80, endOn: 80, duration: 50 }
const left = drawnColumns.reduce((sum, name) => sum + widths[name], 0)
const [headHeight, rowHeight, barHeight] = [40, 24, 12]
/** How wide a letter is, about. */
const letter = 6.2

/** A plan as a picture of its own: all its rows, or some, for the days that are wanted. The window plays no part. */
export function ganttDrawing(options: DrawingOptions): Drawing {
  const { days, pixelsOfDay, rows } = options
  const width = left + Math.max(1, daysBetween(days.startOn, days.endOn) + 1) * pixelsOfDay
  const height = headHeight + rows.length * rowHeight
  const xOf = (day: string) => left + daysBetween(days.startOn, day) * pixelsOfDay
  const place = { xOf, endOf: (day: string) => xOf(day) + pixelsOfDay, width, height }
  return {
    width,
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width, height, ink: 'paper' },
      ...stretchesOff(options, place),
      ...monthHeads(options, place),
      ...tableHeads(options),
      ...rows.flatMap((row, index) => rowShapes(row, index, options, place)),
      ...linkShapes(options, place),
      ...todayLine(options, place),
    ],
  }
}

/** Where a day begins and ends, and how large all of it is. */
type Place = { xOf: (day: string) => number; endOf: (day: string) => number; width: number; height: number }

function stretchesOff({ plan: { calendar }, days, pixelsOfDay }: DrawingOptions, { xOf, height }: Place): Shape[] {
  if (pixelsOfDay < 4) return []
  const shapes: Shape[] = []
  for (let number = numberOfDay(days.startOn); number <= numberOfDay(days.endOn); number++) {
    const day = dayOfNumber(number)
    if (calendar.beginOf(day) < calendar.endOf(day)) continue
    const [x, y] = [xOf(day), headHeight]
    shapes.push({ kind: 'box', x, y, width: pixelsOfDay, height: height - y, ink: 'off' })
  }
  return shapes
}

/** A head is at least so wide, in pixels. */
const narrowestHead = 12

/** The months of a picture, or its years or centuries where months would be too narrow. */
function monthHeads({ days, monthName, pixelsOfDay }: DrawingOptions, { xOf, width, height }: Place): Shape[] {
  const step = [1, 12].find((months) => months * 30 * pixelsOfDay >= narrowestHead) ?? 1200
  const shapes: Shape[] = []
  for (let month = monthNumber(days.startOn); month <= monthNumber(days.endOn); month += step) {
    const [x, end] = [Math.max(left, xOf(firstOf(month))), Math.min(width, xOf(firstOf(month + step)))]
    shapes.push({ kind: 'line', points: lineDown(x, 0, height), ink: 'grid' })
    const name = fitting(monthName(firstOf(month)), end - x - 6)
    if (name) shapes.push({ kind: 'text', x: x + 4, y: 25, text: name, ink: 'muted' })
  }
  return shapes
}

/** Months since the year 0. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
/** The first day of a month; the last that there is, for one beyond. */
const firstOf = (month: number) =>
  month >= 120_000
    ? '9999-12-31'
    : `${fourDigits(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-01`
const fourDigits = (year: number) => String(year).padStart(4, '0')

const lineDown = (x: number, from: number, to: number) => [[x, from] as const, [x, to] as const]

function tableHeads({ heads }: DrawingOptions): Shape[] {
  let x = 8
  return drawnColumns.map((name) => {
    const shape: Shape = {
      kind: 'text',
      x,
      y: 25,
      text: fitting(heads[name], widths[name] - 8),
      ink: 'muted',
      isBold: true,
    }
    x += widths[name]
    return shape
  })
}

function rowShapes(row: DrawnRow, index: number, { textsOf, days }: DrawingOptions, place: Place): Shape[] {
  const top = headHeight + index * rowHeight
  const { cells } = textsOf(row)
  let x = 8
  const texts = drawnColumns.map((name): Shape => {
    const indent = name === 'title' && !row.isGroup ? 12 : 0
    const text = fitting(cells[name], widths[name] - 12 - indent)
    const shape: Shape = { kind: 'text', x: x + indent, y: top + 16, text, ink: 'text', isBold: row.isGroup }
    x += widths[name]
    return shape
  })
  const bar = (dates: TaskDates, y: number, height: number, ink: Ink): Shape[] => {
    const [from, to] = [Math.max(left, place.xOf(dates.startOn)), place.endOf(dates.endOn)]
    if (dates.startOn > days.endOn || to <= left) return []
    return [{ kind: 'box', x: from, y, width: Math.min(to, place.width) - from, height, ink }]
  }
  const diamond = ({ startOn, look }: DrawnRow): Shape[] => {
    const x = place.xOf(startOn)
    if (x < left || startOn > days.endOn) return []
    return [{ kind: 'diamond', x, y: top + 5 + barHeight / 2, size: 7, ink: look }]
  }
  return [
    {
      kind: 'line',
      points: [
        [0, top],
        [place.width, top],
      ],
      ink: 'grid',
    },
    ...texts,
    ...(row.isMilestone ? diamond(row) : bar(row, top + 5, barHeight, row.isGroup ? 'group' : row.look)),
    ...(row.baseline ? bar(row.baseline, top + 18, 3, 'baseline') : []),
  ]
}

/** Each link from the end that it leaves to the end that it leads to, by way of the rows between. */
function linkShapes({ links, rows }: DrawingOptions, { xOf, endOf, width }: Place): Shape[] {
  const indexOf = new Map(rows.map(({ id }, index) => [id, index]))
  return links.flatMap((link): Shape[] => {
    const [from, to] = [indexOf.get(link.from), indexOf.get(link.to)]
    if (from === undefined || to === undefined) return []
    const [first, second] = [rows[from] as DrawnRow, rows[to] as DrawnRow]
    const leaves = link.kind[0] === 'F' ? endOf(first.endOn) : xOf(first.startOn)
    const arrives = link.kind[1] === 'S' ? xOf(second.startOn) : endOf(second.endOn)
    if (Math.min(leaves, arrives) < left || Math.max(leaves, arrives) > width) return []
    const [y, end] = [middleOf(from), middleOf(to)]
    const out = leaves + (link.kind[0] === 'F' ? 5 : -5)
    const into = arrives + (link.kind[1] === 'S' ? -5 : 5)
    const between = end > y ? end - rowHeight / 2 : end + rowHeight / 2
    const ink = link.look === 'plain' ? 'muted' : link.look
    return [
      {
        kind: 'line',
        points: [
          [leaves, y],
          [out, y],
          [out, between],
          [into, between],
          [into, end],
          [arrives, end],
        ],
        ink,
      },
      { kind: 'box', x: arrives - 2, y: end - 2, width: 4, height: 4, ink },
    ]
  })
}

const middleOf = (index: number) => headHeight + index * rowHeight + 5 + barHeight / 2

function todayLine({ todayOn, days }: DrawingOptions, { xOf, height }: Place): Shape[] {
  if (todayOn < days.startOn || todayOn > days.endOn) return []
  return [{ kind: 'line', points: lineDown(xOf(todayOn), headHeight, height), ink: 'today' }]
}

/** As much of a text as there is room for. */
function fitting(text: string, room: number): string {
  const letters = Math.floor(room / letter)
  if (text.length <= letters) return text
  return letters < 2 ? '' : `${text.slice(0, letters - 1).trimEnd()}…`
}
