import { makeStyles, tokens } from '@fluentui/react-components'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { showShortDay } from '../../platform/formats/showShortDay'
import { look } from '../../platform/look/look'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { daysLate } from './daysLate'
import { mostShown } from './mostShown'
import { OverviewRow } from './OverviewRow'
import { OverviewSection } from './OverviewSection'
import { useAssignee } from './useAssignee'
import { useRowList } from './useRowList'

const useStyles = makeStyles({
  late: { color: look.colour.late, fontWeight: tokens.fontWeightSemibold },
})

const overdue = '?due=overdue'

/** What should have ended and is not finished, what is late for longest first. */
export function LateTasks({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const list = useRowList()
  const language = useLanguage()
  const today = useShownDay()
  const assigneeOf = useAssignee()
  const { late, isKnown } = useDaysLate(projectId, today)
  const tasks = useQuery('tasks', { scope: 'all', projectId, state: 'overdue', today, limit: mostShown })
  const answer = { data: isKnown ? tasks.data : undefined, error: tasks.error, mutate: tasks.mutate }
  return (
    <OverviewSection
      name={t('overview.late')}
      answer={answer}
      count={({ total }) => total}
      link={({ total }) =>
        total === 0
          ? undefined
          : { to: addresses.tasks(projectId) + overdue, text: t('overview.seeLate', { count: total }) }
      }
      empty={t('overview.noneLate')}
      isEmpty={({ items }) => items.length === 0}
      rows={3}
    >
      {({ items }) => (
        <ul className={list.root}>
          {items.map((task) => (
            <OverviewRow
              key={task.taskId}
              to={addresses.tasks(projectId, task.taskId) + overdue}
              title={task.title}
              person={assigneeOf(task)}
              note={
                <>
                  {late && <span className={styles.late}>{t('overview.daysLate', { count: late(task.endOn) })}</span>}
                  {late && ' · '}
                  {showShortDay(task.endOn, language, today)}
                </>
              }
            />
          ))}
        </ul>
      )}
    </OverviewSection>
  )
}

/** By how many working days something is late, if the project's work time can be known. */
function useDaysLate(projectId: string, today: string) {
  const { data: workTime, error } = useQuery('workTime', { projectId })
  const late = useMemo(() => workTime && daysLate(workDaysOf(workTime, workTime.holidays), today), [workTime, today])
  return { late, isKnown: late !== undefined || error !== undefined }
}
