import 'dhtmlx-gantt/codebase/dhtmlxgantt.css'
import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GanttChartProps } from '../renderer'
import { createChart } from './createChart'
import { chartColours, useChartStyles } from './useChartStyles'

type Chart = ReturnType<typeof createChart>

/** The chart by dhtmlx-gantt (MIT). It draws what it is given, and keeps nothing but what is folded and in sight. */
export function DhtmlxGantt(props: GanttChartProps) {
  const styles = useChartStyles()
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart>(undefined)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return undefined
    let created: Chart
    try {
      created = createChart(element, () => latest.current)
    } catch (error) {
      latest.current.onUnavailable(String(error))
      return undefined
    }
    chart.current = created
    latest.current.control(created.control)
    return () => {
      chart.current = undefined
      latest.current.control(undefined)
      created.end()
    }
  }, [])

  const { rows, links, columns, zoom, language, todayOn, hasProgressLine, isDayOff, openRowId, mayEdit } = props
  const isDrawn = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a chart draws anew for
  useEffect(() => {
    if (isDrawn.current) chart.current?.showAnew()
  }, [columns, zoom, language, todayOn, hasProgressLine, isDayOff, openRowId, mayEdit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart reads them itself
  useEffect(() => {
    chart.current?.showRows()
    isDrawn.current = true
  }, [rows, links])

  return (
    <div className={mergeClasses('gantt-host', styles.root)} style={chartColours}>
      <div ref={host} className={styles.chart} />
    </div>
  )
}
