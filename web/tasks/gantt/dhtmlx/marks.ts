import type { GanttStatic } from 'dhtmlx-gantt'
import type { DrawnRow, GanttChartProps } from '../renderer'
import { showsDaysOff } from '../zooms'
import { dateOf, dayNear, endDateOf } from './days'

/**
 * Lines and stripes that stand behind all rows: today, and the days off where days are wide enough to be seen. They are
 * as high as all rows together, and as far as one can see: a plan of decades has too many days off for one picture.
 */
export function background(chart: GanttStatic, props: () => GanttChartProps): () => void {
  const [behind, before] = [layerOf('gantt_marks_behind'), layerOf('gantt_marks_before')]
  let drawn = ''
  let offOf: GanttChartProps['isDayOff'] | undefined
  const mark = (name: string, from: Date, to: Date, label = '') => {
    const made = document.createElement('div')
    made.className = `gantt_mark ${name}`
    made.style.left = `${chart.posFromDate(from)}px`
    made.style.width = `${Math.max(2, chart.posFromDate(to) - chart.posFromDate(from))}px`
    made.title = label
    return made
  }
  return () => {
    const room = chart.$task_data as HTMLElement | undefined
    const { min_date: first, max_date: last } = chart.getState()
    if (!room || !first || !last) return
    place(room, behind, before)
    const [from, to] = inReach(chart, room, first, last)
    const { todayOn, todayLabel, zoom, isDayOff } = props()
    const height = Math.max(room.clientHeight, chart.getVisibleTaskCount() * chart.config.row_height)
    const wanted = [+from, +to, +first, chart.posFromDate(last), height, todayOn, todayLabel, zoom].join(' ')
    if (drawn === wanted && offOf === isDayOff) return
    drawn = wanted
    offOf = isDayOff
    for (const layer of [behind, before]) layer.style.height = `${height}px`
    const stretches = showsDaysOff(zoom) ? stretchesOff(from, to, isDayOff) : []
    behind.replaceChildren(...stretches.map(([begin, end]) => mark('gantt_off', begin, end)))
    const today = dateOf(todayOn)
    before.replaceChildren(...(today >= first && today < last ? [mark('gantt_today', today, today, todayLabel)] : []))
  }
}

function layerOf(name: string): HTMLElement {
  const layer = document.createElement('div')
  layer.className = `gantt_marks ${name}`
  return layer
}

/** Stripes stand above the lines of rows and below links and bars; the line of today stands above all of them. */
function place(room: HTMLElement, behind: HTMLElement, before: HTMLElement): void {
  const grounds = [...room.children].filter((each) => each.classList.contains('gantt_task_bg'))
  const last = grounds.at(-1)
  if (last && last.nextElementSibling !== behind) last.after(behind)
  if (room.lastElementChild !== before) room.append(before)
}

/** The days in sight, and as many on both sides. They change only where somebody has scrolled that far. */
function inReach(chart: GanttStatic, room: HTMLElement, first: Date, last: Date): [Date, Date] {
  const width = Math.max(1, (room.parentElement as HTMLElement).clientWidth)
  const page = Math.floor(chart.getScrollState().x / width)
  const [from, to] = [chart.dateFromPos((page - 1) * width), chart.dateFromPos((page + 2) * width)]
  return [from && from > first ? from : first, to && to < last ? to : last]
}

/** The stretches of days on which nobody works. */
function stretchesOff(first: Date, last: Date, isDayOff: (day: string) => boolean): [Date, Date][] {
  const found: [Date, Date][] = []
  let from: Date | undefined
  for (let date = dateOf(dayNear(first)); date < last; date.setDate(date.getDate() + 1)) {
    const day = dayNear(date)
    if (isDayOff(day)) from ??= dateOf(day)
    else if (from) {
      found.push([from, dateOf(day)])
      from = undefined
    }
  }
  if (from) found.push([from, last])
  return found
}

/** What stands beside the bar of a row, as its own markup: where its baseline is, and how far it is by today. */
export function besideBar(chart: GanttStatic, row: DrawnRow, progressLineOn: string | undefined): string {
  const right = chart.posFromDate(row.isMilestone ? dateOf(row.startOn) : endDateOf(row.endOn))
  return (
    baselineOf(chart, row, right) + deadlineOf(chart, row, right) + progressLineOf(chart, row, right, progressLineOn)
  )
}

function baselineOf(chart: GanttStatic, { baseline }: DrawnRow, right: number): string {
  if (!baseline) return ''
  const from = chart.posFromDate(dateOf(baseline.startOn))
  const width = chart.posFromDate(endDateOf(baseline.endOn)) - from
  return `<div class="gantt_baseline_bar" style="left:${from - right}px;width:${width}px"></div>`
}

function deadlineOf(chart: GanttStatic, { deadlineOn, endOn }: DrawnRow, right: number): string {
  if (!deadlineOn) return ''
  const name = endOn > deadlineOn ? 'gantt_deadline gantt_deadline_past' : 'gantt_deadline'
  return `<div class="${name}" style="left:${chart.posFromDate(endDateOf(deadlineOn)) - right - 6}px"></div>`
}

/** Bent to where the work of an unfinished task is, and straight where it is as far as that day wants. */
function progressLineOf(chart: GanttStatic, row: DrawnRow, right: number, on: string | undefined): string {
  if (on === undefined || row.isGroup) return ''
  const at = chart.posFromDate(dateOf(on))
  const left = chart.posFromDate(dateOf(row.startOn))
  const worked = left + ((right - left) * row.progress) / 100
  const isAsFar = row.progress === 100 ? worked <= at : row.progress === 0 && left >= at
  const point = isAsFar ? at : worked
  const [from, to] = [Math.min(at, point), Math.max(at, point)]
  const height = chart.config.row_height
  const line = `0,0 ${point - at},${height / 2} 0,${height}`
  return (
    `<svg class="gantt_progress_line" aria-hidden="true" style="left:${from - right - 1}px" width="${to - from + 2}"` +
    ` height="${height}" viewBox="${from - at - 1} 0 ${to - from + 2} ${height}"><polyline points="${line}"/></svg>`
  )
}
