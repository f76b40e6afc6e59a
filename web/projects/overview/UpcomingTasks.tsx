import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { addDays } from '../../platform/formats/dates'
import { showShortDay } from '../../platform/formats/showShortDay'
import { usePast } from '../../platform/server/past'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { mostShown } from './mostShown'
import { OverviewRow } from './OverviewRow'
import { OverviewSection } from './OverviewSection'
import { useAssignee } from './useAssignee'
import { useRowList } from './useRowList'

/** Today and the days after it. */
const days = 14

type Upcoming = Answer<'upcomingTasks'>['items'][number]

/** What begins or ends in the next days. */
export function UpcomingTasks({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const list = useRowList()
  const today = useShownDay()
  const assigneeOf = useAssignee()
  const sayWhen = useSayWhen(today)
  const answer = useQuery('upcomingTasks', { projectId, today, until: addDays(today, days - 1), limit: mostShown })
  const search = `?due=${today}..&state=open&sort=startOn`
  return (
    <OverviewSection
      name={t('overview.upcoming')}
      answer={answer}
      count={({ total }) => total}
      link={({ total }) =>
        total === 0 ? undefined : { to: addresses.tasks(projectId) + search, text: t('overview.seeUpcoming') }
      }
      empty={t('overview.noneUpcoming', { count: days })}
      isEmpty={({ items }) => items.length === 0}
      rows={mostShown}
    >
      {({ items }) => (
        <ul className={list.root}>
          {items.map((task) => (
            <OverviewRow
              key={task.taskId}
              to={addresses.tasks(projectId, task.taskId) + search}
              title={task.title}
              person={assigneeOf(task)}
              note={sayWhen(task)}
            />
          ))}
        </ul>
      )}
    </OverviewSection>
  )
}

/** What happens to a task, and when; of the past always with its day. */
function useSayWhen(today: string): (task: Upcoming) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPast = usePast() !== undefined
  return ({ happens, on, isMilestone }) => {
    const what = isMilestone ? 'milestone' : happens
    if (!isPast && on === today) return t(`overview.${what}.today`)
    if (!isPast && on === addDays(today, 1)) return t(`overview.${what}.tomorrow`)
    return t(`overview.${what}.on`, { day: showShortDay(on, language, today) })
  }
}
