import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ChangedCurveTask } from '@prumo/contracts/analysis/curve'
import { measures } from '@prumo/contracts/measures'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { QuietText } from '../../platform/layout/QuietText'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { TaskLinks } from './CurveTasks'
import type { CurveTexts } from './curveTexts'
import { type CurveQuestion, curveInputs, type ShownCurve } from './useCurve'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  figures: { margin: 0, padding: 0, listStyleType: 'none', fontVariantNumeric: 'tabular-nums' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  task: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  more: { alignSelf: 'start', fontSize: tokens.fontSizeBase200 },
})

const compared = ['plannedValue', 'earnedValue', 'actualCost'] as const

type Props = {
  projectId: string
  question: CurveQuestion
  now: ShownCurve
  then: ShownCurve
  texts: CurveTexts
}

/** What is known otherwise now than it was reported on the status day: in sum, and task by task. */
export function CurveDifferences({ projectId, question, now, then, texts }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const inputs = curveInputs(projectId, question)
  const work = usePagedQuery('workCurveChanges', inputs.work)
  const cost = usePagedQuery('costCurveChanges', inputs.cost)
  const { first, items, failure, retry, more, hasMore } = inputs.work ? work : cost
  const on = texts.day(question.statusOn)
  return (
    <section className={styles.root} aria-labelledby="curve-differences">
      <SectionTitle as="h3" id="curve-differences">
        {t('analysis.differences', { day: on })}
      </SectionTitle>
      <ul className={styles.figures}>
        {compared.map((name) => (
          <li key={name}>{inSum(name, then, now, texts)}</li>
        ))}
      </ul>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={4} />}
      {first && (
        <QuietText>
          {first.count === 0
            ? t('analysis.nothingLater', { day: on })
            : t('analysis.laterTasks', { count: first.count, day: on })}
        </QuietText>
      )}
      {items && items.length > 0 && (
        <ul className={styles.list} aria-label={t('analysis.differences', { day: on })}>
          {items.map((task) => (
            <li key={task.taskId} className={styles.task}>
              <Text weight="semibold">{task.title}</Text>
              <QuietText>{changesOf(task, texts)}</QuietText>
              <TaskLinks projectId={projectId} taskId={task.taskId} isThere={task.after !== null} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className={styles.more} onClick={more} disabledFocusable={!more}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}

function inSum(name: (typeof compared)[number], then: ShownCurve, now: ShownCurve, texts: CurveTexts): string {
  const unit = measures.get(name)?.unit ?? 'work'
  const [before, after] = [then, now].map(({ curve }) => texts.ofMeasure(unit, curve.figures[name] ?? null))
  const figures = { name: texts.t(`measure.${name}`), before, after }
  return before === after ? texts.t('analysis.asReported', figures) : texts.t('analysis.otherwise', figures)
}

function changesOf({ before, after }: ChangedCurveTask, texts: CurveTexts): string {
  const { t, work } = texts
  if (!before) return t('analysis.cameLater')
  if (!after) return t('analysis.leftLater')
  const changed = (['planned', 'earned', 'actual'] as const).filter((each) => before[each] !== after[each])
  return changed
    .map((each) =>
      t('analysis.otherwise', {
        name: t(`analysis.series.${each}`),
        before: texts.ofMeasure('work', before[each]),
        after: after[each] === null ? '–' : work(after[each] ?? 0),
      }),
    )
    .join(' · ')
}
