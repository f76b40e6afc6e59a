import { showDay } from '@prumo/contracts/formats/days'
import type { ChartColumn, GanttColumn } from './renderer'

/** In pixels, where nothing in them is known to be longer. */
const widths: Record<GanttColumn, number> = {
  code: 52,
  title: 176,
  startOn: 72,
  endOn: 72,
  duration: 44,
  assignee: 112,
  dependencies: 72,
}
/** Beside the text of a cell, and its line. */
const padding = 15
/** Of how much of the room of a chart the columns are. */
export const shareOfColumns = 0.55

const days = Array.from({ length: 12 }, (_, month) => `2028-${String(month + 1).padStart(2, '0')}-28`)

type Written = {
  names: readonly GanttColumn[]
  labelOf: (name: GanttColumn) => string
  language: string
  /** How wide a text is, in pixels. */
  widthOf: (text: string) => number
}

/** The columns of a chart, so wide that no day and no label is cut. */
export function chartColumns({ names, labelOf, language, widthOf }: Written): ChartColumn[] {
  const widest = (texts: readonly string[]) => Math.ceil(Math.max(...texts.map(widthOf))) + padding
  return names.map((name) => {
    const label = labelOf(name)
    const isDay = name === 'startOn' || name === 'endOn'
    const texts = isDay ? [label, ...days.map((day) => showDay(day, language))] : [label]
    return { name, label, width: name === 'title' ? widths.title : Math.max(widths[name], widest(texts)) }
  })
}

/** The same in so much room: the title takes what the others leave. */
export function fittingColumns(columns: readonly ChartColumn[], room: number): ChartColumn[] {
  const others = columns.reduce((sum, { name, width }) => sum + (name === 'title' ? 0 : width), 0)
  return columns.map((column) =>
    column.name === 'title' ? { ...column, width: Math.max(column.width, Math.floor(room) - others) } : column,
  )
}
