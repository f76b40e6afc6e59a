import { addDays, daysBetween } from '../../../platform/formats/dates'
import type { GanttPlan, GanttRow } from '../ganttPlan'
import type { TaskDates } from '../newDates'
import type { DrawnLink, DrawnRow, RowTexts } from '../renderer'

/** What a colour means: whoever draws it says which it is. */
export const inks = [
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
  | { kind: 'text'; x: number; y: number; text: string; ink: Ink; isBold?: boolean; isAtEnd?: boolean }

export type Drawing = { width: number; height: number; shapes: readonly Shape[] }

export type DrawingOptions = {
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

export const drawnColumns = ['title', 'startOn', 'endOn', 'duration'] as const
type DrawnColumn = (typeof drawnColumns)[number]

const widths: Record<DrawnColumn, number> = { title: 260, startOn: 80, endOn: 80, duration: 50 }
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
  const place = { xOf, width, height }
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

type Place = { xOf: (day: string) => number; width: number; height: number }

function stretchesOff({ plan: { calendar }, days, pixelsOfDay }: DrawingOptions, { xOf, height }: Place): Shape[] {
  if (pixelsOfDay < 4) return []
  const shapes: Shape[] = []
  for (let day = days.startOn; day <= days.endOn; day = addDays(day, 1))
    if (calendar.beginOf(day) === calendar.endOf(day))
      shapes.push({
        kind: 'box',
        x: xOf(day),
        y: headHeight,
        width: pixelsOfDay,
        height: height - headHeight,
        ink: 'off',
      })
  return shapes
}

function monthHeads({ days, monthName }: DrawingOptions, { xOf, width, height }: Place): Shape[] {
  const shapes: Shape[] = []
  for (let first = `${days.startOn.slice(0, 7)}-01`; first <= days.endOn; first = nextMonth(first)) {
    const [x, end] = [Math.max(left, xOf(first)), Math.min(width, xOf(nextMonth(first)))]
    shapes.push({ kind: 'line', points: lineDown(x, 0, height), ink: 'grid' })
    const name = fitting(monthName(first), end - x - 6)
    if (name) shapes.push({ kind: 'text', x: x + 4, y: 25, text: name, ink: 'muted' })
  }
  return shapes
}

const lineDown = (x: number, from: number, to: number) => [[x, from] as const, [x, to] as const]
const nextMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`

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
    const [from, to] = [Math.max(left, place.xOf(dates.startOn)), place.xOf(addDays(dates.endOn, 1))]
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
function linkShapes({ links, rows }: DrawingOptions, { xOf, width }: Place): Shape[] {
  const indexOf = new Map(rows.map(({ id }, index) => [id, index]))
  return links.flatMap((link): Shape[] => {
    const [from, to] = [indexOf.get(link.from), indexOf.get(link.to)]
    if (from === undefined || to === undefined) return []
    const [first, second] = [rows[from] as DrawnRow, rows[to] as DrawnRow]
    const leaves = link.kind[0] === 'F' ? xOf(addDays(first.endOn, 1)) : xOf(first.startOn)
    const arrives = link.kind[1] === 'S' ? xOf(second.startOn) : xOf(addDays(second.endOn, 1))
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

/** From the first day of a plan to its last, with some room at both ends. */
export function daysOfPlan(rows: readonly GanttRow[]): TaskDates | undefined {
  const groups = rows.flatMap((row) => (row.kind === 'group' ? [row] : []))
  const starts = groups.map(({ startOn }) => startOn).sort()
  const ends = groups.map(({ endOn }) => endOn).sort()
  const [startOn, endOn] = [starts[0], ends.at(-1)]
  return startOn && endOn ? { startOn: addDays(startOn, -2), endOn: addDays(endOn, 2) } : undefined
}
