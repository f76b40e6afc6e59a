import { Gantt, type GanttStatic } from 'dhtmlx-gantt'
import { afterDrags } from '../afterDrags'
import { fittingColumns, shareOfColumns } from '../chartColumns'
import { chartSizes, type DrawnLink, type GanttChartProps, type GanttControl } from '../renderer'
import { cellAt, cellFocusing } from './cellFocusing'
import { chartGestures } from './chartGestures'
import { type ChartRow, chartRows } from './chartRows'
import { dateOf, dayNear } from './days'
import { centre, drawnDays, widthOf } from './drawnDays'
import { escapeHtml } from './escapeHtml'
import { background, besideBar } from './marks'
import { setScales } from './scales'

/** A chart in this element. `props` gives what it draws and calls now. */
export function createChart(host: HTMLElement, props: () => GanttChartProps) {
  const chart = Gantt.getGanttInstance()
  configure(chart, props().rowHeight)
  chart.plugins({ keyboard_navigation: true })
  chart.config.keyboard_navigation_cells = true
  chart.config.layout = layout
  setTemplates(chart, props)
  const focusCell = cellFocusing(chart)
  const gestures = chartGestures(chart, host, { props, focusCell })
  const rows = chartRows(chart)
  const drawMarks = background(chart, props)
  for (const event of ['onGanttRender', 'onDataRender', 'onGanttScroll'] as const) chart.attachEvent(event, drawMarks)
  setColumns(chart, props)
  setScales(chart, props().zoom, props().language)
  chart.init(host)
  nameStops(chart, props().label)
  setColumns(chart, props)
  for (const place of ['gantt', 'taskRow', 'taskCell', 'headerCell'])
    for (const keys of programKeys) chart.removeShortcut(keys, place)

  const drags = afterDrags(host)
  const withDays = drawnDays(chart, props)
  let isBegun = false
  const showRows = () => {
    withDays.draw(() => rows.show(props().rows, props().links))
    if (!isBegun && props().rows.length > 0) beginAt(chart, props().todayOn)
    isBegun ||= props().rows.length > 0
  }
  const showAnew = () => {
    nameStops(chart, props().label)
    setColumns(chart, props)
    withDays.draw(() => {
      setScales(chart, props().zoom, props().language)
      chart.render()
    })
  }

  // The columns have another room: where the window changes, and where somebody draws their edge.
  let room = roomForColumns(chart)
  const sizes = new ResizeObserver(() => {
    if (room === roomForColumns(chart)) return
    room = roomForColumns(chart)
    drags.draw(showAnew)
  })
  sizes.observe(chart.$grid)

  return {
    control: controlOf(chart, { focusCell, withDays }),
    showRows: () => drags.draw(showRows),
    /** Draws all anew, in another zoom, language or with other marks. */
    showAnew: () => drags.draw(showAnew),
    end: () => {
      sizes.disconnect()
      drags.end()
      gestures.end()
      chart.detachAllEvents()
      chart.destructor()
    },
  }
}

/** Opens a plan that is under way where it stands today; any other begins with its first task. */
function beginAt(chart: GanttStatic, todayOn: string): void {
  const { min_date: first, max_date: last } = chart.getState()
  const today = dateOf(todayOn)
  if (first && last && first <= today && today < last) centre(chart, todayOn)
}

/** What Tab stops at has a name, and what only scrolls is no stop. */
function nameStops(chart: GanttStatic, label: string): void {
  const container = chart.$container as HTMLElement
  container.setAttribute('role', 'group')
  container.setAttribute('aria-label', label)
  for (const bar of container.querySelectorAll<HTMLElement>('.gantt_hor_scroll, .gantt_ver_scroll')) bar.tabIndex = -1
}

/** The chart would change its rows by itself, and keep these keys from the program. */
const programKeys = [
  'ctrl+z',
  'ctrl+r',
  'delete',
  'enter',
  'ctrl+enter',
  'space',
  'shift+left',
  'shift+right',
  'alt+left',
  'alt+right',
  'alt+up',
  'alt+down',
]

const layout = {
  css: 'gantt_container',
  cols: [
    {
      gravity: shareOfColumns,
      min_width: 160,
      rows: [
        { view: 'grid', scrollX: 'gridScroll', scrollable: true, scrollY: 'scrollVer' },
        { view: 'scrollbar', id: 'gridScroll', group: 'horizontal' },
      ],
    },
    { resizer: true, width: 1 },
    {
      gravity: 1 - shareOfColumns,
      min_width: 120,
      rows: [
        { view: 'timeline', scrollX: 'scrollHor', scrollY: 'scrollVer' },
        { view: 'scrollbar', id: 'scrollHor', group: 'horizontal' },
      ],
    },
    { view: 'scrollbar', id: 'scrollVer' },
  ],
}

function configure({ config }: GanttStatic, rowHeight: number): void {
  Object.assign(config, {
    row_height: rowHeight,
    bar_height: chartSizes.bar,
    scale_height: chartSizes.head,
    // A selected row would be drawn anew, and what is pressed in it be gone.
    select_task: false,
    show_errors: false,
    details_on_create: false,
    details_on_dblclick: false,
    drag_progress: false,
    // Days are of the program: a bar snaps to them once it is dropped.
    round_dnd_dates: false,
    scroll_on_click: false,
    fit_tasks: true,
    cascade_delete: false,
    sort: false,
    auto_types: false,
    static_background: true,
    initial_scroll: true,
  })
}

const setColumns = (chart: GanttStatic, props: () => GanttChartProps): void => {
  chart.config.columns = fittingColumns(props().columns, roomForColumns(chart)).map(({ name, label, width }) => ({
    name,
    label: escapeHtml(label),
    width,
    min_width: 40,
    resize: true,
    tree: name === 'title',
    align: name === 'duration' ? 'right' : 'left',
    template: ({ row }: ChartRow) => cellOf(props().textsOf(row).cells[name]),
  }))
}

/** What is cut off is whole on hover. */
const cellOf = (text: string) => text && `<span title="${escapeHtml(text)}">${escapeHtml(text)}</span>`

const roomForColumns = (chart: GanttStatic): number => (chart.$grid as HTMLElement | undefined)?.offsetWidth ?? 0

function setTemplates(chart: GanttStatic, props: () => GanttChartProps): void {
  const { templates } = chart
  const rowOf = (task: object) => (task as ChartRow).row
  templates.grid_folder = () => ''
  templates.grid_file = () => ''
  templates.task_text = () => ''
  templates.task_class = (_, __, task) => {
    const { look, isGroup } = rowOf(task)
    return `gantt_look_${isGroup ? 'group' : look}`
  }
  templates.grid_row_class = (_, __, task) => (rowOf(task).id === props().openRowId ? 'gantt_open_row' : '')
  templates.rightside_text = (_, __, task) => {
    const { hasProgressLine, todayOn } = props()
    return besideBar(chart, rowOf(task), hasProgressLine ? todayOn : undefined)
  }
  templates.tooltip_text = (_, __, task) => escapeHtml(props().textsOf(rowOf(task)).description)
  const linkOf = (link: object) => (link as { link?: DrawnLink }).link
  templates.link_class = (link) => `gantt_look_${linkOf(link)?.look ?? 'plain'}`
  templates.link_description = (link: object) => {
    const drawn = linkOf(link)
    return drawn ? escapeHtml(props().describeLink(drawn)) : ''
  }
}

type ControlParts = {
  focusCell: ReturnType<typeof cellFocusing>
  withDays: ReturnType<typeof drawnDays>
}

const controlOf = (chart: GanttStatic, { focusCell, withDays }: ControlParts): GanttControl => ({
  focus: focusCell,
  cellAt: (id, name) => cellAt(chart, id, name),
  shownDays: () => {
    const { x } = chart.getScrollState()
    const width = (chart.$task as HTMLElement).offsetWidth
    return { startOn: dayNear(chart.dateFromPos(x)), endOn: dayNear(chart.dateFromPos(x + width)) }
  },
  showDay: (day) => centre(chart, day),
  showDays: withDays.wish,
  width: () => widthOf(chart),
})
