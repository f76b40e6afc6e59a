import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { lazily } from '../../platform/lazily'
import { Failure } from '../../platform/server/failure'
import { useShownDay } from '../../platform/server/useShownDay'
import { rowHeights, useDensity } from '../../platform/session/density'
import { everyText } from '../../platform/texts/i18n'
import { useLanguage } from '../../platform/texts/useLanguage'
import { chartColumns } from './chartColumns'
import { GanttList } from './GanttList'
import { GanttTip } from './GanttTip'
import type { GanttPlan } from './ganttPlan'
import { OtherRendererNotice } from './OtherRendererNotice'
import { otherRenderer } from './otherRenderer'
import type { DrawnGantt } from './useDrawnGantt'
import { useGanttCosts } from './useGanttCosts'
import type { GanttEditing } from './useGanttEditing'
import type { GanttLook } from './useGanttLook'
import { useGanttTip } from './useGanttTip'
import { widthOfText } from './widthOfText'

/** The code of a chart is large: it comes when somebody opens one. */
const ownChart = lazily(async () => (await import('./dhtmlx/DhtmlxGantt')).DhtmlxGantt, everyText)
const otherChart = lazily(async () => (await import('./gstc/GstcGantt')).GstcGantt, everyText)

/** The chart that will be drawn now. */
export const ganttChart = () => (otherRenderer.isWanted() ? otherChart : ownChart)

export type GanttAreaProps = {
  projectId: string
  plan: GanttPlan
  drawn: DrawnGantt
  look: GanttLook
  mayEdit: boolean
  openTaskId: string | undefined
  onOpen: (taskId: string) => void
  editing: GanttEditing
}

/** The chart of a plan. Where it cannot be drawn, the plan is a list, with the reason. */
export function GanttArea(props: GanttAreaProps) {
  const { projectId, plan, drawn, look, mayEdit, openTaskId, onOpen, editing } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const todayOn = useShownDay()
  const rowHeight = rowHeights[useDensity()]
  const [chart, setChart] = useState(ganttChart)
  const [unavailable, setUnavailable] = useState<string>()
  const giveWay = (reason: string) => {
    if (chart === ownChart) return setUnavailable(reason)
    otherRenderer.refuse(reason)
    setChart(ownChart)
  }
  const names = look.columns
  const columns = useMemo(
    () => chartColumns({ names, labelOf: (name) => t(`gantt.column.${name}`), language, widthOf: widthOfText }),
    [names, language, t],
  )
  const tip = useGanttTip(editing.isOpen)
  const ofRow = tip.shown && !editing.isOpen ? drawn.factsOf(tip.shown.rowId) : undefined
  const costs = useGanttCosts(projectId, ofRow && tip.shown?.rowId)
  const pointedRow = ofRow && { ...ofRow, facts: [...ofRow.facts, ...costs] }
  const { calendar } = plan
  const isDayOff = useMemo(() => (day: string) => calendar.beginOf(day) === calendar.endOf(day), [calendar])

  if (unavailable !== undefined)
    return (
      <>
        <FailureBar failure={new Failure('gantt.unavailable', 0)} />
        <GanttList {...props} />
      </>
    )
  return (
    <Suspense fallback={<Loading />}>
      <OtherRendererNotice />
      <chart.Part
        // Other heights are those of another chart.
        key={rowHeight}
        rowHeight={rowHeight}
        label={t('gantt.chart')}
        rows={drawn.rows}
        links={drawn.links}
        textsOf={drawn.textsOf}
        describeLink={drawn.describeLink}
        columns={columns}
        zoom={look.zoom}
        language={language}
        todayOn={todayOn}
        todayLabel={t('gantt.today')}
        hasProgressLine={look.shows('progressLine')}
        isDayOff={isDayOff}
        mayEdit={mayEdit}
        openRowId={openTaskId}
        onOpen={onOpen}
        onEdit={editing.edit}
        onMove={editing.move}
        onResize={editing.resize}
        onLink={editing.link}
        onOpenLink={({ to }) => onOpen(to)}
        onPoint={tip.point}
        onKey={editing.onKey}
        onUnavailable={giveWay}
        control={editing.setControl}
      />
      {tip.shown && pointedRow && (
        <GanttTip
          pointed={tip.shown}
          row={pointedRow}
          onEnter={tip.stay}
          onLeave={tip.leave}
          onGone={tip.gone}
          onPutAway={tip.hide}
        />
      )}
    </Suspense>
  )
}
