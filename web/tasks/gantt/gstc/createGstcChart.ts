import { afterDrags } from '../afterDrags'
import { fittingColumns, shareOfColumns } from '../chartColumns'
import { chartSizes, type DrawnRow, type GanttChartProps, type GanttControl, type GanttZoom } from '../renderer'
import { chartBars } from './chartBars'
import { chartCells } from './chartCells'
import { chartGestures } from './chartGestures'
import { chartItems, chartRows } from './chartItems'
import { chartMarks } from './chartMarks'
import { chartLevels, chartLocale, chartTime, middleOf } from './chartTime'
import type { GstcColumn, GstcConfig, GstcRow, GstcState, ShownTime } from './gstcApi'
import { dayEndingNear, dayNear, instantOf, msPerDay } from './instants'
import { linkLines } from './linkLines'
import type { LoadedGstc } from './loadGstc'
import { openRowsOf } from './openRowsOf'
import { gstcIdOf, idOf } from './rowIds'

const { head: headerHeight, bar: barHeight } = chartSizes

type Props = () => GanttChartProps
type Parts = {
  /** What it draws and calls now. */
  props: Props
  /** It failed while it drew something anew. */
  onFailure: (error: unknown) => void
}

/** A chart in this element, whose children are the package's. */
export function createGstcChart(
  host: HTMLElement,
  { createChart, dependencyLines, licenseKey }: LoadedGstc,
  { props, onFailure }: Parts,
) {
  const rows = drawnRowsOf(props)
  const isFolded = (id: string) => rowsIn(state)[gstcIdOf(id)]?.expanded === false
  const bars = chartBars(props, rows.find)
  const marks = chartMarks(props)
  const openRowIds = () => openRowsOf(props().rows, isFolded)
  const cells = chartCells({
    host,
    props,
    rowOf: rows.find,
    isFolded,
    openRowIds,
    scrollTo: (index) =>
      chart.api.setScrollTopByPixels(
        Math.max(0, index - Math.floor(rowsInSight(host, props()) / 2)) * props().rowHeight,
      ),
  })
  const plugins = [
    dependencyLines({
      type: 'square',
      onLines: [linkLines(() => props().links)],
    }),
  ]
  const actions = {
    'list-column-row': [cells.action],
    'chart-timeline': [marks.action],
    'chart-timeline-items-row-item': [bars.action],
  }
  const state: GstcState = createChart.api.stateFromConfig({
    ...configOf(host, props()),
    licenseKey,
    plugins,
    actions,
  })
  const chart = createChart({ element: host, state })
  const toggle = (id: string) =>
    state.update(`config.list.rows.${gstcIdOf(id)}.expanded`, (expanded: boolean) => !expanded)
  const gestures = chartGestures({ host, props, rowOf: rows.find, bars, cells, toggle })
  const drags = afterDrags(host)
  const drawing = (draw: () => void) => () => {
    try {
      draw()
    } catch (error) {
      onFailure(error)
    }
  }
  const wish: Wish = {}
  const drawMarks = () => marks.draw(state)
  const drawRows = drawing(() => showRows(state, props(), isFolded, host))
  const drawAnew = drawing(() => {
    showAnew(host, state, chart, { props: props(), wish })
    cells.dressAll()
    bars.dressAll()
    drawMarks()
  })
  const unsubscribe = state.subscribe('$data.chart.time', drawMarks)
  const sizes = new ResizeObserver(() => fit(host, state, props()))
  sizes.observe(host)

  return {
    control: controlOf(host, state, chart, { cells, props, wish }),
    showRows: () => drags.draw(drawRows),
    /** Draws all anew in another zoom, language or with other marks, around the day in the middle. */
    showAnew: () => drags.draw(drawAnew),
    end: () => {
      sizes.disconnect()
      unsubscribe()
      drags.end()
      gestures.end()
      cells.end()
      chart.destroy()
    },
  }
}

type Chart = ReturnType<LoadedGstc['createChart']>
/** What shall be in sight once a zoom is drawn: the instant in the middle of it. */
type Wish = { zoom?: GanttZoom; middle?: number | undefined }

/** The rows by their ids, as they are now. */
function drawnRowsOf(props: Props) {
  let indexed: readonly DrawnRow[] = []
  let byId = new Map<string, DrawnRow>()
  return {
    find: (id: string): DrawnRow | undefined => {
      if (indexed !== props().rows) {
        indexed = props().rows
        byId = new Map(indexed.map((row) => [row.id, row]))
      }
      return byId.get(id)
    },
  }
}

const rowsIn = (state: GstcState) => state.get<Readonly<Record<string, GstcRow>>>('config.list.rows')
const timeIn = (state: GstcState) => state.get<ShownTime>('$data.chart.time')
const rowsInSight = (host: HTMLElement, { rowHeight }: GanttChartProps) =>
  (host.clientHeight - headerHeight) / rowHeight

const columnsOf = ({ columns }: GanttChartProps, textOf: GstcTexts): Readonly<Record<string, GstcColumn>> =>
  Object.fromEntries(
    columns.map(({ name, label, width }): [string, GstcColumn] => {
      const id = gstcIdOf(name)
      const column = { id, width, minWidth: 40, header: { content: label }, expander: name === 'title' }
      return [id, { ...column, data: ({ row }) => textOf(idOf(row.id), name) }]
    }),
  )
type GstcTexts = (rowId: string, column: GanttChartProps['columns'][number]['name']) => string

const textsIn = (props: GanttChartProps): GstcTexts => {
  const byId = new Map(props.rows.map((row) => [row.id, row]))
  return (rowId, column) => {
    const row = byId.get(rowId)
    return row ? props.textsOf(row).cells[column] : ''
  }
}

/** The columns in the room that there is. */
const fitted = (host: HTMLElement, props: GanttChartProps): GanttChartProps => ({
  ...props,
  columns: fittingColumns(props.columns, host.clientWidth * shareOfColumns),
})

const listWidth = ({ columns }: GanttChartProps) => columns.reduce((sum, { width }) => sum + width, 0)
const percentOf = (host: HTMLElement, props: GanttChartProps) =>
  Math.min(100, Math.floor(((host.clientWidth * shareOfColumns) / listWidth(fitted(host, props))) * 100))
const chartWidth = (host: HTMLElement, props: GanttChartProps) =>
  Math.max(0, host.clientWidth - (listWidth(fitted(host, props)) * percentOf(host, props)) / 100)
const innerHeight = (host: HTMLElement, { rowHeight }: GanttChartProps) =>
  Math.max(rowHeight * 2, host.clientHeight - headerHeight)

function configOf(host: HTMLElement, props: GanttChartProps): Omit<GstcConfig, 'licenseKey' | 'plugins' | 'actions'> {
  const { rows, links, zoom, language, rowHeight } = props
  return {
    utcMode: true,
    innerHeight: innerHeight(host, props),
    initialWidth: host.clientWidth,
    headerHeight,
    locale: chartLocale(language),
    list: {
      toggle: { display: false },
      row: { height: rowHeight },
      rows: chartRows(rows, () => false),
      columns: { percent: percentOf(host, props), data: columnsOf(fitted(host, props), textsIn(props)) },
    },
    chart: {
      spacing: 0,
      time: chartTime(rows, zoom, chartWidth(host, props)),
      calendarLevels: chartLevels(zoom, language),
      item: { height: barHeight, gap: { top: (rowHeight - barHeight) / 2, bottom: 0 } },
      items: chartItems(rows, links),
    },
  }
}

function showRows(
  state: GstcState,
  props: GanttChartProps,
  isFolded: (id: string) => boolean,
  host: HTMLElement,
): void {
  const { rows, links, zoom } = props
  const before = rowsIn(state)
  const staying = rows.filter(({ id }) => before[gstcIdOf(id)])
  state.update('config.list.columns.data', columnsOf(fitted(host, props), textsIn(props)))
  // The package refuses a bar without its row at any moment.
  if (staying.length < Object.keys(before).length) state.update('config.chart.items', chartItems(staying, links))
  state.update('config.list.rows', chartRows(rows, isFolded))
  state.update('config.chart.items', chartItems(rows, links))
  const { from, to } = chartTime(rows, zoom, chartWidth(host, props))
  state.update('config.chart.time', (time: object) => ({ ...time, from, to }))
}

type Shown = { props: GanttChartProps; wish: Wish }

function showAnew(host: HTMLElement, state: GstcState, chart: Chart, { props, wish }: Shown): void {
  const { rows, zoom, language } = props
  const { zoom: wishedZoom, middle: wishedMiddle } = wish
  const middle = wishedMiddle !== undefined && wishedZoom === zoom ? wishedMiddle : middleOf(rows, timeIn(state))
  if (wishedZoom === zoom) wish.middle = undefined
  state.update('config.locale', chartLocale(language))
  state.update('config.list.columns.data', columnsOf(fitted(host, props), textsIn(props)))
  state.update('config.chart.calendarLevels', chartLevels(zoom, language))
  state.update('config.chart.time', (time: object) => ({ ...time, ...chartTime(rows, zoom, chartWidth(host, props)) }))
  chart.api.scrollToTime(middle, true)
}

function fit(host: HTMLElement, state: GstcState, props: GanttChartProps): void {
  state.update('config.innerHeight', innerHeight(host, props))
  state.update('config.list.columns.data', columnsOf(fitted(host, props), textsIn(props)))
  state.update('config.list.columns.percent', percentOf(host, props))
}

type ControlParts = { cells: ReturnType<typeof chartCells>; props: Props; wish: Wish }

const controlOf = (
  host: HTMLElement,
  state: GstcState,
  chart: Chart,
  { cells, props, wish }: ControlParts,
): GanttControl => ({
  focus: cells.focus,
  cellAt: cells.elementAt,
  shownDays: () => {
    const { leftGlobal, rightGlobal } = timeIn(state)
    return { startOn: dayNear(leftGlobal), endOn: dayEndingNear(rightGlobal) }
  },
  showDays: ({ startOn, endOn }, zoom) => {
    const middle = (instantOf(startOn) + instantOf(endOn) + msPerDay) / 2
    if (zoom === props().zoom) chart.api.scrollToTime(middle, true)
    else Object.assign(wish, { zoom, middle })
  },
  showDay: (day) => chart.api.scrollToTime(instantOf(day) + msPerDay / 2, true),
  width: () => host.querySelector<HTMLElement>('.gstc__chart-timeline')?.offsetWidth ?? 0,
})
