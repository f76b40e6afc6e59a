import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { Failure } from '../../platform/server/failure'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { Board } from '../useBoard'
import { drawnLinks, drawnRows } from './drawnRows'
import { GanttList } from './GanttList'
import type { GanttPlan } from './ganttPlan'
import type { TaskDates } from './newDates'
import { type GanttColumn, ganttColumns } from './renderer'
import type { GanttEditing } from './useGanttEditing'
import type { GanttLook } from './useGanttLook'

const DhtmlxGantt = lazy(async () => ({ default: (await import('./dhtmlx/DhtmlxGantt')).DhtmlxGantt }))

export type GanttAreaProps = {
  projectId: string
  board: Board
  plan: GanttPlan
  baselines: ReadonlyMap<string, TaskDates>
  look: GanttLook
  mayEdit: boolean
  openTaskId: string | undefined
  onOpen: (taskId: string) => void
  editing: GanttEditing
}

const widths: Record<GanttColumn, number> = {
  title: 220,
  startOn: 88,
  endOn: 88,
  duration: 56,
  assignee: 110,
  dependencies: 100,
}
const noBaselines: ReadonlyMap<string, TaskDates> = new Map()

/** The chart of a plan. Where it cannot be drawn, the plan is a list, with the reason. */
export function GanttArea(props: GanttAreaProps) {
  const { board, plan, baselines, look, mayEdit, openTaskId, onOpen, editing } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const todayOn = useShownDay()
  const [unavailable, setUnavailable] = useState<string>()
  const showsCritical = look.shows('critical')
  const shownBaselines = look.shows('baseline') ? baselines : noBaselines
  const drawing = useMemo(
    () => ({ board, baselines: shownBaselines, showsCritical, mayEdit, language, t }),
    [board, shownBaselines, showsCritical, mayEdit, language, t],
  )
  const rows = useMemo(() => drawnRows(plan, drawing), [plan, drawing])
  const links = useMemo(() => drawnLinks(plan, drawing), [plan, drawing])
  const columns = useMemo(
    () => ganttColumns.map((name) => ({ name, label: t(`gantt.column.${name}`), width: widths[name] })),
    [t],
  )
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
      <DhtmlxGantt
        label={t('gantt.chart')}
        rows={rows}
        links={links}
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
        onKey={editing.onKey}
        onUnavailable={setUnavailable}
        control={editing.setControl}
      />
    </Suspense>
  )
}
