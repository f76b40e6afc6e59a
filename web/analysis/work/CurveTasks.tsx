import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { CurveTask, LeftOutReason } from '@prumo/contracts/analysis/curve'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { TextLink } from '../../platform/layout/TextLink'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { useProjectRights } from '../../projects/useProjectRights'
import type { CurveTexts } from './curveTexts'
import { type CurveQuestion, curveInputs } from './useCurve'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  task: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: tokens.fontSizeBase200 },
  more: { justifySelf: 'start' },
})

type Props = {
  projectId: string
  question: CurveQuestion
  /** Only what the curve leaves out for this reason. */
  because?: LeftOutReason | undefined
  texts: CurveTexts
}

/** The tasks that a figure was reckoned from, those furthest from their plan first: each leads to its actions. */
export function CurveTasks({ projectId, question, because, texts }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const inputs = curveInputs(projectId, question)
  const narrowed = because && { because }
  const work = usePagedQuery('workCurveTasks', inputs.work && { ...inputs.work, ...narrowed })
  const cost = usePagedQuery('costCurveTasks', inputs.cost && { ...inputs.cost, ...narrowed })
  const { items, failure, retry, more, hasMore } = inputs.work ? work : cost
  if (!items) return failure ? <FailureBar failure={failure} onRetry={retry} /> : <Loading rows={4} />
  if (items.length === 0) return <QuietText>{t('analysis.noTasks')}</QuietText>
  return (
    <>
      <ul className={styles.list} aria-label={t('analysis.tasks')}>
        {items.map((task) => (
          <li key={task.taskId} className={styles.task}>
            <Text weight="semibold">{task.title}</Text>
            <QuietText>{factsOf(task, texts)}</QuietText>
            <TaskLinks projectId={projectId} taskId={task.taskId} isThere={task.leftOut !== 'deleted'} />
          </li>
        ))}
      </ul>
      <FailureBar failure={failure} onRetry={retry} />
      {hasMore && (
        <Button className={styles.more} onClick={more} disabledFocusable={!more}>
          {t('loadMore')}
        </Button>
      )}
    </>
  )
}

function factsOf(task: CurveTask, { t, work, day }: CurveTexts): string {
  const { baselineStartOn, baselineEndOn, weight, planned, earned, actual, progress, reportedOn, leftOut } = task
  const facts = [
    weight !== null && t('analysis.task.weight', { value: work(weight) }),
    baselineStartOn &&
      baselineEndOn &&
      t('analysis.task.baseline', { from: day(baselineStartOn), to: day(baselineEndOn) }),
    leftOut === null && t('analysis.task.planned', { value: work(planned) }),
    leftOut === null && t('analysis.task.earned', { value: work(earned) }),
    actual !== null && t('analysis.task.actual', { value: work(actual) }),
    reportedOn
      ? t('analysis.task.progressOn', { progress, day: day(reportedOn) })
      : t('analysis.task.progress', { progress }),
  ]
  return facts.filter(Boolean).join(' · ')
}

type LinkProps = { projectId: string; taskId: string; isThere: boolean }

/** To a task, and to its actions with their places in the log, where the proof is. */
export function TaskLinks({ projectId, taskId, isThere }: LinkProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { can } = useProjectRights(projectId)
  return (
    <div className={styles.links}>
      {isThere && <TextLink to={addresses.board(projectId, taskId)}>{t('baselines.openTask')}</TextLink>}
      {can('actionLog', 'viewOnly') && (
        <TextLink to={addresses.projectActionLog(projectId, { record: taskId })}>{t('analysis.inLog')}</TextLink>
      )}
    </div>
  )
}
