import { makeStyles, tokens } from '@fluentui/react-components'
import { taskStateOf } from '@prumo/contracts/schedule/taskStateOf'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'
import { standingColours } from './standingColours'
import type { Task } from './taskValues'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** What a task is called in short, and how it stands against its baseline on the day that is shown. */
export function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const shownDay = useShownDay()
  const { data: workTime } = useQuery('workTime', { projectId: task.projectId })
  const standing = workTime && taskStateOf(workDaysOf(workTime, workTime.holidays), shownDay)(task)
  return (
    <div className={styles.root}>
      <span>{t('task.numbered', { number: task.number })}</span>
      {standing && (
        <RoomyBadge appearance="tint" color={standingColours[standing]}>
          {t(`standing.${standing}`)}
        </RoomyBadge>
      )}
    </div>
  )
}
