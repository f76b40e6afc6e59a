import type { GanttStatic } from 'dhtmlx-gantt'
import type { DrawnRow, GanttChartProps, GanttZoom } from '../renderer'
import { dateOf, dayNear, endDateOf } from './days'

const spans: readonly GanttZoom[] = ['day', 'week']

/**
 * Lines and stripes that stand behind all rows: today, and the days off where days are wide enough to be seen. They are
 * drawn anew once the chart has drawn other days, or thrown them away.
 */
export function background(chart: GanttStatic, props: () => GanttChartProps): () => void {
  let drawn = ''
  let offOf: GanttChartProps['isDayOff'] | undefined
  let marks: HTMLElement[] = []
  const add = (room: HTMLElement, name: string, from: Date, to: Date, label = '') => {
    const mark = document.createElement('div')
    mark.className = `gantt_mark ${name}`
    mark.style.left = `${chart.posFromDate(from)}px`
    mark.style.width = `${Math.max(2, chart.posFromDate(to) - chart.posFromDate(from))}px`
    mark.title = label
    room.append(mark)
    marks.push(mark)
  }
  return () => {
    const [behind, before] = [chart.$task_bg, chart.$task_bars] as (HTMLElement | undefined)[]
    const { min_date: first, max_date: last } = chart.getState()
    if (!behind || !before || !first || !last) return
    const { todayOn, todayLabel, zoom, isDayOff } = props()
    const wanted = [first.getTime(), last.getTime(), chart.posFromDate(last), todayOn, todayLabel, zoom].join(' ')
    if (drawn === wanted && offOf === isDayOff && marks.every(({ isConnected }) => isConnected)) return
    drawn = wanted
    offOf = isDayOff
    for (const mark of marks) mark.remove()
    marks = []
    if (spans.includes(zoom))
      for (const [from, to] of stretchesOff(first, last, isDayOff)) add(behind, 'gantt_off', from, to)
    const today = dateOf(todayOn)
    if (today >= first && today < last) add(before, 'gantt_today', today, today, todayLabel)
  }
}

/** The stretches of days on which nobody works. */
function stretchesOff(first: Date, last: Date, isDayOff: (day: string) => boolean): [Date, Date][] {
  const found: [Date, Date][] = []
  let from: Date | undefined
  for (let date = new Date(first); date < last; date.setDate(date.getDate() + 1)) {
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
