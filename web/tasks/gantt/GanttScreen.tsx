import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { TextLink } from '../../platform/layout/TextLink'
import { useNarrow } from '../../platform/layout/useNarrow'
import { useProjectRights } from '../../projects/useProjectRights'
import { RescheduleMenu } from '../RescheduleMenu'
import { TaskFilterBar } from '../TaskFilterBar'
import { taskDrawer } from '../taskParts'
import { useBoardChoices } from '../useBoardChoices'
import { useOverdueBefore } from '../useOverdueBefore'
import { daysOfPlan } from './daysOfPlan'
import { GanttArea, ganttChart } from './GanttArea'
import { GanttList } from './GanttList'
import { GanttTools } from './GanttTools'
import { GroupTasksDialog } from './GroupTasksDialog'
import type { GanttPlan } from './ganttPlan'
import { GanttExport } from './picture/GanttExport'
import { useDrawnGantt } from './useDrawnGantt'
import { useGanttEditing } from './useGanttEditing'
import { boundedLook, useGanttLook } from './useGanttLook'
import { useGanttPlan } from './useGanttPlan'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0, paddingBottom: '12px' },
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})

/** A project's plan in time: its delivery groups and their tasks as bars, and what leads from one to another. */
export function GanttScreen() {
  const { projectId = '' } = useParams()
  // Another project's chart begins anew: what the former showed, and how far it was scrolled, is nothing to it.
  return <ProjectGantt key={projectId} projectId={projectId} />
}

function ProjectGantt({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { search } = useLocation()
  const { itemId } = useParams()
  const { can } = useProjectRights(projectId)
  const wantedLook = useGanttLook()
  const { board, plan, baselines, filters, failure, retry } = useGanttPlan(projectId, wantedLook)
  const look = boundedLook(wantedLook, plan && daysOfPlan(plan.rows))
  const choices = useBoardChoices(board)
  const mayEdit = can('tasks', 'editOnly')
  const at = (taskId?: string) => addresses.gantt(projectId, taskId) + search
  const open = (taskId: string) => void navigate(at(taskId))
  const editing = useGanttEditing({ projectId, board, plan, mayEdit, onOpen: open, look })

  const overdueBefore = useOverdueBefore(projectId)
  const drawn = useDrawnGantt({ board, plan, baselines, look, mayEdit, overdueBefore })
  useChartComing(!narrow)

  if (!board || !plan || !drawn) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading />
  const inOrder = plan.rows.flatMap((row) => (row.kind === 'task' ? [row.id] : []))
  const shown = { projectId, plan, drawn, look, mayEdit, openTaskId: itemId, onOpen: open, editing }

  return (
    <div className={styles.root}>
      <TaskFilterBar
        searchLabel={t('gantt.filterText')}
        filters={filters.filters}
        change={filters.change}
        clear={filters.clear}
        choices={choices}
        count={t('tasks.count', { count: inOrder.length })}
        actions={
          <>
            <RescheduleMenu projectId={projectId} />
            {!narrow && (
              <GanttTools projectId={projectId} look={look} control={editing.control} plan={plan} drawn={drawn} />
            )}
            {plan.rows.length > 0 && (
              <GanttExport
                projectId={projectId}
                name={t('gantt.exportName')}
                look={look}
                exported={{ plan, ...drawn }}
                areas={narrow ? ['whole'] : ['whole', 'viewed']}
                control={editing.control}
              />
            )}
          </>
        }
      />
      <PlanNotes projectId={projectId} plan={plan} board={board} mayEdit={mayEdit} />
      {plan.rows.length === 0 ? (
        <EmptyPlan projectId={projectId} plan={plan} mayEdit={mayEdit} />
      ) : narrow ? (
        <GanttList {...shown} />
      ) : (
        <GanttArea {...shown} />
      )}
      {editing.editor}
      <Suspense>
        {itemId && (
          <taskDrawer.Part
            projectId={projectId}
            taskId={itemId}
            siblings={inOrder}
            onOpen={(taskId) => void navigate(at(taskId), { replace: true })}
            onClose={() => void navigate(at())}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Where a chart will be drawn, its code comes while the plan does. */
function useChartComing(isDrawn: boolean): void {
  useEffect(() => {
    if (isDrawn) void ganttChart().fetch()
  }, [isDrawn])
}

type EmptyProps = { projectId: string; plan: GanttPlan; mayEdit: boolean }

/** Nothing is drawn: what may be done so that something is. */
function EmptyPlan({ projectId, plan, mayEdit }: EmptyProps) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('gantt.none')} text={t('gantt.noneText')}>
      {mayEdit && plan.leftOut.length > 0 && <GroupTasksDialog projectId={projectId} tasks={plan.leftOut} primary />}
      <ButtonLink to={addresses.tasks(projectId)}>{t('gantt.toTasks')}</ButtonLink>
    </EmptyState>
  )
}

type NoteProps = { projectId: string; plan: GanttPlan; board: Titled; mayEdit: boolean }

/** What the chart does not show, and why it shows no dates for some. */
function PlanNotes({ projectId, plan, board, mayEdit }: NoteProps) {
  const { t } = useTranslation()
  const { note } = useStyles()
  const { cycle } = plan.schedule
  return (
    <>
      {plan.leftOut.length > 0 && (
        <p className={note}>
          {t('gantt.leftOut', { count: plan.leftOut.length })}{' '}
          <TextLink to={`${addresses.tasks(projectId)}?deliveryGroup=`}>{t('gantt.showLeftOut')}</TextLink>
          {mayEdit && plan.rows.length > 0 && <GroupTasksDialog projectId={projectId} tasks={plan.leftOut} />}
        </p>
      )}
      {cycle && <p className={note}>{t('gantt.cycle', { titles: titlesOf(cycle, board) })}</p>}
    </>
  )
}

type Titled = { tasks: readonly { taskId: string; title: string }[] }

const titlesOf = (ids: readonly string[], { tasks }: Titled) => {
  const titles = new Map(tasks.map(({ taskId, title }) => [taskId, title]))
  return ids.map((id) => titles.get(id)).join(' → ')
}
