import type { LinkKind } from '@prumo/contracts/schedule/link'
import type { TaskDates } from './newDates'

/** The columns beside the bars, in their order (GAN-01). */
export const ganttColumns = ['code', 'title', 'startOn', 'endOn', 'duration', 'assignee', 'dependencies'] as const
export type GanttColumn = (typeof ganttColumns)[number]

/** In pixels, whatever draws the chart: of a bar, and of what stands above the first row. */
export const chartSizes = { bar: 18, head: 46 } as const

/** How much time a chart shows at once: what one of its columns is. */
export const ganttZooms = ['day', 'week', 'month', 'quarter', 'year'] as const
export type GanttZoom = (typeof ganttZooms)[number]

/** What people read of a row: of those in sight alone. */
export type RowTexts = {
  readonly cells: Readonly<Record<GanttColumn, string>>
  /** All of it in one sentence, for whoever hears it. */
  readonly description: string
}

/** A row as it is drawn. */
export type DrawnRow = TaskDates & {
  readonly id: string
  readonly parentId: string | null
  readonly isGroup: boolean
  readonly isMilestone: boolean
  readonly progress: number
  readonly look: 'plain' | 'critical' | 'finished' | 'tooEarly'
  readonly baseline: TaskDates | undefined
  /** The last day on which it should end. */
  readonly deadlineOn: string | undefined
  readonly mayMove: boolean
  /** Whatever its texts are made of: they stay while this does. */
  readonly says: string
}

export type DrawnLink = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: LinkKind
  readonly look: 'plain' | 'critical' | 'tooEarly'
}

/** `width` in pixels: of the title the least, it takes what the other columns leave. */
export type ChartColumn = { readonly name: GanttColumn; readonly label: string; readonly width: number }

/** Where a change of a field opens: the cell, or what else was pointed at. */
export type EditPlace = { readonly rowId: string; readonly column: GanttColumn; readonly target: HTMLElement }

/** The row that somebody points at or is at by keys: what it is told beside, and the room in which that is seen. */
export type PointedRow = {
  readonly rowId: string
  readonly target: HTMLElement
  readonly room: HTMLElement
  readonly by: 'pointer' | 'focus'
}

/** What a chart draws, and what people do with it. Days and arithmetic are the program's, not the chart's. */
export type GanttChartProps = {
  readonly label: string
  /** In pixels; a chart keeps it for its life. */
  readonly rowHeight: number
  readonly rows: readonly DrawnRow[]
  readonly links: readonly DrawnLink[]
  readonly textsOf: (row: DrawnRow) => RowTexts
  /** A link in a sentence. */
  readonly describeLink: (link: DrawnLink) => string
  readonly columns: readonly ChartColumn[]
  readonly zoom: GanttZoom
  readonly language: string
  /** The day that is shown: a line stands there. */
  readonly todayOn: string
  readonly todayLabel: string
  /** A line through the bars that shows how far each is by that day. */
  readonly hasProgressLine: boolean
  readonly isDayOff: (day: string) => boolean
  readonly mayEdit: boolean
  readonly openRowId: string | undefined
  readonly onOpen: (rowId: string) => void
  readonly onEdit: (place: EditPlace) => void
  /** `drawn`: the row as it was drawn when its bar was let go. */
  readonly onMove: (drawn: DrawnRow, startOn: string) => void
  readonly onResize: (drawn: DrawnRow, dates: TaskDates) => void
  readonly onLink: (link: { from: string; to: string; kind: LinkKind }) => void
  readonly onOpenLink: (link: DrawnLink) => void
  readonly onPoint: (row: PointedRow | undefined) => void
  /** A key on the row that has the focus, which the chart leaves to the program. Returns whether it did something. */
  readonly onKey: (event: KeyboardEvent, place: EditPlace) => boolean
  /** The chart cannot draw: another one takes its place. */
  readonly onUnavailable: (reason: string) => void
  readonly control: (control: GanttControl | undefined) => void
}

/** What the program asks of a chart that is drawn. */
export type GanttControl = {
  readonly focus: (rowId: string, column: GanttColumn) => void
  /** The element of a cell as it is drawn now. */
  readonly cellAt: (rowId: string, column: GanttColumn) => HTMLElement | undefined
  /** The days that are in sight. */
  readonly shownDays: () => TaskDates
  readonly showDay: (day: string) => void
  /** Has these days in sight, from the first on, as soon as the chart is drawn in this zoom. */
  readonly showDays: (days: TaskDates, zoom: GanttZoom) => void
  /** How wide the room for bars is, in pixels. */
  readonly width: () => number
}
