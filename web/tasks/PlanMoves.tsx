import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { useLanguage } from '../platform/texts/useLanguage'
import { movedCurve } from './taskParts'

type Preview = Answer<'planMoves'>
type Named = { title: string }

/** So many of the tasks that stay are named; the others are counted. */
const mostNamed = 5

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  list: {
    margin: 0,
    padding: '8px 12px 8px 28px',
    maxHeight: '30vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  move: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', justifyContent: 'space-between' },
  days: { color: tokens.colorNeutralForeground3 },
  stays: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

/** What a rescheduling would do: each task with its days, what stays and why, and what is in its way. */
export function PlanMoves({ projectId, preview }: { projectId: string; preview: Preview }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { moves, moveCount, stays, latest, curve } = preview
  const problem = useProblem(preview)
  const isUnderWay = latest !== null && latest.finishedAt === null
  return (
    <div className={styles.root}>
      {problem && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <Text role="status" weight="semibold">
        {moveCount > 0 ? t('reschedule.count', { count: moveCount }) : !problem && t('reschedule.nothing')}
      </Text>
      <NewEnd preview={preview} />
      <Suspense>{curve && <movedCurve.Part projectId={projectId} curve={curve} />}</Suspense>
      {moves.length > 0 && (
        <>
          {moves.length < moveCount && <Text size={200}>{t('reschedule.first', { count: moves.length })}</Text>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keys as well */}
          <ul className={styles.list} tabIndex={0} aria-label={t('reschedule.preview')}>
            {moves.map((move) => (
              <Move key={move.taskId} move={move} />
            ))}
          </ul>
        </>
      )}
      {stays.map(({ because, count, tasks }) => (
        <Text key={because} size={200} className={styles.stays}>
          {t(`reschedule.stays.${because}`, { count })}: <Names tasks={tasks} count={count} />
        </Text>
      ))}
      {!isUnderWay && latest && latest.leftCount > 0 && (
        <Text size={200} className={styles.stays}>
          {t('reschedule.left', { count: latest.leftCount })} <Names tasks={latest.left} count={latest.leftCount} />
        </Text>
      )}
    </div>
  )
}

/** The end of the plan as it is, and as it would be. */
function NewEnd({ preview: { planEndOn, moveCount, cycle } }: { preview: Preview }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!planEndOn || moveCount === 0 || cycle) return null
  const { before, after } = planEndOn
  const from = showDay(before, language)
  return (
    <Text>
      {before === after
        ? t('reschedule.sameEnd', { end: from })
        : t('reschedule.newEnd', { from, to: showDay(after, language) })}
    </Text>
  )
}

function Move({ move: { title, startOn, endOn, before } }: { move: Preview['moves'][number] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const days = (start: string, end: string) =>
    start === end
      ? showDay(start, language)
      : t('reschedule.days', { start: showDay(start, language), end: showDay(end, language) })
  const from = before.startOn && before.endOn ? days(before.startOn, before.endOn) : t('reschedule.noBaseline')
  return (
    <li>
      <div className={styles.move}>
        <span>{title}</span>
        <span className={styles.days}>{t('reschedule.move', { from, to: days(startOn, endOn) })}</span>
      </div>
    </li>
  )
}

function Names({ tasks, count }: { tasks: readonly Named[]; count: number }) {
  const { t } = useTranslation()
  const titles = tasks.slice(0, mostNamed).map(({ title }) => title)
  const further = count - titles.length
  return [...titles, ...(further > 0 ? [t('reschedule.andMore', { count: further })] : [])].join(', ')
}

/** What is in the way of a rescheduling, and what to do about it. */
function useProblem({ cycle, isTooLate, locked, lockedCount, latest }: Preview): string | undefined {
  const { t } = useTranslation()
  if (latest && latest.finishedAt === null) return t('error.plan.beingRescheduled')
  if (cycle) return t('error.plan.dependencyCycle', { cycle: [...cycle, cycle[0]].join(' → ') })
  if (isTooLate) return t('error.plan.dateTooLate')
  if (lockedCount === 0) return undefined
  const titles = locked.slice(0, mostNamed).map(({ title }) => title)
  return `${t('reschedule.locked', { count: lockedCount })} (${titles.join(', ')}${lockedCount > titles.length ? ', …' : ''})`
}
