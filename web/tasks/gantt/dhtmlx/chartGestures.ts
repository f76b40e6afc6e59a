import type { GanttStatic } from 'dhtmlx-gantt'
import { followPointing } from '../followPointing'
import type { DrawnLink, DrawnRow, EditPlace, GanttChartProps, GanttColumn } from '../renderer'
import { cellAt } from './cellFocusing'
import { type ChartRow, kindOfType } from './chartRows'
import { dayEndingNear, dayNear } from './days'

type Parts = { props: () => GanttChartProps; focusCell: (rowId: string, column: GanttColumn) => void }

/** Hands what people do with a chart to the program. Nothing changes in it until the program gives other rows. */
export function chartGestures(chart: GanttStatic, host: HTMLElement, { props, focusCell }: Parts) {
  const rowOf = (id: string | number): DrawnRow | undefined =>
    chart.isTaskExists(id) ? (chart.getTask(id) as unknown as ChartRow).row : undefined

  chart.attachEvent('onBeforeTaskDrag', (id) => {
    const row = rowOf(id)
    return row !== undefined && props().mayEdit && row.mayMove
  })
  chart.attachEvent('onBeforeTaskChanged', (id, mode) => {
    const { start_date, end_date } = chart.getTask(id) as { start_date?: Date; end_date?: Date }
    const row = rowOf(id)
    if (!row || !start_date || !end_date) return false
    const startOn = dayNear(start_date)
    // The chart puts the bar back first.
    setTimeout(() => {
      if (mode === 'move') props().onMove(row, startOn)
      else props().onResize(row, { startOn, endOn: latest(startOn, dayEndingNear(end_date)) })
    })
    return false
  })
  chart.attachEvent('onBeforeLinkAdd', (_, { source, target, type }) => {
    if (props().mayEdit && rowOf(source)?.isGroup === false && rowOf(target)?.isGroup === false)
      props().onLink({ from: String(source), to: String(target), kind: kindOfType(String(type)) })
    return false
  })
  chart.attachEvent('onLinkValidation', ({ source, target }) => !rowOf(source)?.isGroup && !rowOf(target)?.isGroup)
  chart.attachEvent('onLinkClick', (id) => {
    const { link } = chart.getLink(id) as unknown as { link?: DrawnLink }
    if (link) props().onOpenLink(link)
  })
  chart.attachEvent('onLinkDblClick', () => false)
  chart.attachEvent('onTaskDblClick', () => false)
  chart.attachEvent('onTaskClick', (id, event) => {
    const target = event?.target as HTMLElement | undefined
    const row = rowOf(id)
    if (!row || !target || target.closest('.gantt_tree_icon.gantt_open, .gantt_tree_icon.gantt_close')) return true
    if (row.isGroup) toggle(chart, row.id)
    else clicked(row, target)
    return true
  })

  /** A bar or a title opens its task; another cell opens what changes it. */
  const clicked = (row: DrawnRow, target: HTMLElement) => {
    const { mayEdit, onEdit, onOpen } = props()
    const place = placeOf(target)
    if (!place || !mayEdit || opening.includes(place.column)) return onOpen(row.id)
    focusCell(place.rowId, place.column)
    onEdit({ ...place, target: cellAt(chart, place.rowId, place.column) ?? place.target })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target as HTMLElement)
    const row = place && rowOf(place.rowId)
    if (!place || !row) return
    const isHandled = row.isGroup ? event.key === 'Enter' : props().onKey(event, place)
    if (!isHandled) return
    if (row.isGroup) toggle(chart, row.id)
    event.preventDefault()
    event.stopPropagation()
  }
  host.addEventListener('keydown', onKeyDown, { capture: true })
  const endPointing = followPointing(host, { ...pointedIn(chart), onPoint: (row) => props().onPoint(row) })
  return {
    end: () => {
      endPointing()
      host.removeEventListener('keydown', onKeyDown, { capture: true })
    },
  }
}

/** Cells that open their task. */
const opening: readonly GanttColumn[] = ['code', 'title']

/** Which row an element tells of: that of its bar or of its cell, beside the bar where it is seen. */
function pointedIn(chart: GanttStatic) {
  const room = () => chart.$task as HTMLElement
  return {
    barAt: (element: Element) => {
      const target = element.closest<HTMLElement>('.gantt_task_line')
      const rowId = target?.dataset.taskId
      return target && rowId ? { rowId, target, room: room() } : undefined
    },
    cellAt: (element: Element) => {
      const place = placeOf(element as HTMLElement)
      if (!place) return undefined
      const { rowId, target } = place
      const bar = chart.getTaskNode(rowId) as HTMLElement | undefined
      return bar && overlap(bar, room()) > 0 ? { rowId, target: bar, room: room() } : { rowId, target, room: target }
    },
  }
}

/** How many pixels of an element are seen in a room, from left to right. */
function overlap(element: HTMLElement, room: HTMLElement): number {
  const [first, second] = [element.getBoundingClientRect(), room.getBoundingClientRect()]
  return Math.min(first.right, second.right) - Math.max(first.left, second.left)
}

const latest = (first: string, second: string) => (first > second ? first : second)

const toggle = (chart: GanttStatic, id: string) => (chart.getTask(id).$open ? chart.close(id) : chart.open(id))

/** The cell that an element is in. */
function placeOf(element: HTMLElement): EditPlace | undefined {
  const target = element.closest<HTMLElement>('.gantt_cell')
  const rowId = target?.closest<HTMLElement>('[data-task-id]')?.dataset.taskId
  const column = target?.dataset.columnName as GanttColumn | undefined
  return target && rowId && column ? { rowId, column, target } : undefined
}
