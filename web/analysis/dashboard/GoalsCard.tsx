import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '../../platform/formats/dates'
import { useToday } from '../../platform/formats/useToday'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { look } from '../../platform/look/look'
import { useCommand } from '../../platform/server/useCommand'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DashboardCardBox } from './DashboardCardBox'
import { GoalDialog } from './GoalDialog'
import { useCardLook } from './useCardLook'
import type { DashboardAnswers } from './useDashboardAnswers'

type Goal = Answer<'dashboard'>['goals'][number]

const useStyles = makeStyles({
  goal: {
    display: 'flex',
    alignItems: 'center',
    columnGap: look.room.close,
    padding: '4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  texts: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  buttons: { whiteSpace: 'nowrap' },
})

/** The goals of the person, those that are due first before the others. */
export function GoalsCard({ answers: { settings } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  const styles = useCardLook()
  const goals = settings.data?.goals
  const add = <Button size="small" appearance="subtle" icon={<AddRegular />} aria-label={t('command.AddGoal')} />
  return (
    <DashboardCardBox
      card="goals"
      actions={<GoalDialog trigger={add} />}
      failure={settings.error}
      onRetry={() => void settings.mutate()}
    >
      {goals?.length === 0 && <Text className={styles.quiet}>{t('dashboard.goal.none')}</Text>}
      {goals && goals.length > 0 && (
        <ul className={styles.list}>
          {goals.map((goal) => (
            <GoalLine key={goal.goalId} goal={goal} />
          ))}
        </ul>
      )}
    </DashboardCardBox>
  )
}

function GoalLine({ goal }: { goal: Goal }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { goal: line, texts, buttons } = useStyles()
  const { late, quiet } = useCardLook()
  const { run } = useCommand()
  const days = daysBetween(useToday(), goal.dueOn)
  const stands = days < 0 ? 'late' : days === 0 ? 'today' : 'left'
  const icon = (name: 'edit' | 'delete') => ({
    appearance: 'subtle' as const,
    size: 'small' as const,
    icon: name === 'edit' ? <EditRegular /> : <DeleteRegular />,
    'aria-label': t(`dashboard.goal.${name}`, { goal: goal.title }),
  })
  return (
    <li className={line}>
      <span className={texts}>
        <span>{goal.title}</span>
        <Text size={200} className={days < 0 ? late : quiet}>
          {showDay(goal.dueOn, language)} · {t(`dashboard.goal.${stands}`, { count: Math.abs(days) })}
        </Text>
      </span>
      <span className={buttons}>
        <GoalDialog goal={goal} trigger={<Button {...icon('edit')} />} />
        <ConfirmDialog
          trigger={<Button {...icon('delete')} />}
          title={t('dashboard.goal.removeTitle', { goal: goal.title })}
          action={t('delete')}
          onConfirm={() => run('RemoveGoal', { goalId: goal.goalId }, { done: t('done.RemoveGoal') })}
        >
          {t('dashboard.goal.removeText')}
        </ConfirmDialog>
      </span>
    </li>
  )
}
