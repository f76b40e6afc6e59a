import { mergeClasses } from '@fluentui/react-components'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Loading } from '../../../platform/layout/Loading'
import type { GstcReason } from '../otherRenderer'
import type { GanttChartProps } from '../renderer'
import { createGstcChart } from './createGstcChart'
import { GstcNotInstalled, loadGstc } from './loadGstc'
import { useGstcStyles } from './useGstcStyles'
import { watchErrors } from './watchErrors'

type Chart = ReturnType<typeof createGstcChart>

/**
 * The chart by gantt-schedule-timeline-calendar, which an operator installs and has a key for. It asks its maker each
 * time whether the key may be used here; where it may not, or nobody answers, another chart takes its place.
 */
export function GstcGantt(props: GanttChartProps) {
  const styles = useGstcStyles()
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart>(undefined)
  const [isDrawn, setDrawn] = useState(false)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      stopWatching()
      latest.current.control(undefined)
      const ended = chart.current
      chart.current = undefined
      try {
        ended?.end()
      } catch (error) {
        // What it has thrown away already, it may not find.
        console.warn(`gantt: the chart did not end cleanly: ${error}`)
      }
    }
    const giveUp = (reason: GstcReason) => {
      if (isOver) return
      end()
      latest.current.onUnavailable(reason)
    }
    const onFailure = (error: unknown) => {
      console.warn(`gantt: the package cannot be used: ${error}`)
      giveUp(error instanceof GstcNotInstalled ? 'notInstalled' : 'failed')
    }
    const stopWatching = watchErrors(element, (words) => {
      console.warn(`gantt: the package shows an error: ${words}`)
      giveUp('refused')
    })
    const draw = async () => {
      const loaded = await loadGstc()
      if (isOver) return
      chart.current = createGstcChart(element, loaded, { props: () => latest.current, onFailure })
      latest.current.control(chart.current.control)
      setDrawn(true)
    }
    draw().catch(onFailure)
    return end
  }, [])

  const { rows, links, columns, zoom, language, todayOn, hasProgressLine, isDayOff, openRowId, mayEdit } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a chart draws anew for
  useEffect(() => {
    chart.current?.showAnew()
  }, [columns, zoom, language, todayOn, hasProgressLine, isDayOff, openRowId, mayEdit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chart reads them itself
  useEffect(() => {
    chart.current?.showRows()
  }, [rows, links])

  return (
    <div className={mergeClasses('gantt-host', styles.root, styles.marks)}>
      {!isDrawn && <Loading />}
      {/* biome-ignore lint/a11y/useSemanticElements: a chart is no group of fields */}
      <div ref={host} role="group" aria-label={props.label} className={styles.chart} />
    </div>
  )
}
