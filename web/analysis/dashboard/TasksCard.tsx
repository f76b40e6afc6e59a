import { Text } from '@fluentui/react-components'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { showShortDay } from '../../platform/formats/showShortDay'
import { InnerLink } from '../../platform/layout/InnerLink'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DashboardCardBox } from './DashboardCardBox'
import { useCardLook } from './useCardLook'
import type { DashboardAnswers } from './useDashboardAnswers'

/** The open tasks of the person that end first. */
export function TasksCard({ answers: { tasks } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  return (
    <DashboardCardBox
      card="tasks"
      link={{ to: addresses.myTasks(), text: t('home.allTasks') }}
      failure={tasks.error}
      onRetry={() => void tasks.mutate()}
    >
      {tasks.data && <Tasks items={tasks.data.items} />}
    </DashboardCardBox>
  )
}

function Tasks({ items }: { items: readonly ListedTask[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useCardLook()
  if (items.length === 0) return <Text className={styles.quiet}>{t('home.noTasks')}</Text>
  return (
    <ul className={styles.list}>
      {items.map((task) => (
        <li key={task.taskId}>
          <InnerLink to={addresses.board(task.projectId, task.taskId)} className={styles.line}>
            <span className={styles.clip}>{task.title}</span>
            <Text size={200} className={task.standing === 'delayed' ? styles.late : styles.quiet}>
              {task.standing === 'delayed' && `${t('board.late')} · `}
              {showShortDay(task.endOn, language)}
            </Text>
            <Text size={200} className={styles.quiet}>
              {task.projectPitch} · {task.stepName}
            </Text>
          </InnerLink>
        </li>
      ))}
    </ul>
  )
}
