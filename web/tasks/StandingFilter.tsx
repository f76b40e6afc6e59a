import { type TaskState, taskStates } from '@prumo/contracts/schedule/taskStateOf'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'

type Props = { standing: TaskState | undefined; onChange: (standing: string) => void }

/** What an address says of how tasks stand; nothing where that makes no sense. */
export const standingIn = (text: string): TaskState | undefined => taskStates.find((state) => state === text)

/** Narrows a list to tasks that stand so against their baselines. */
export function StandingFilter({ standing, onChange }: Props) {
  const { t } = useTranslation()
  const choices = [
    { value: '', text: t('standing.any') },
    ...taskStates.map((state) => ({ value: state, text: t(`standing.${state}`) })),
  ]
  return <ChoiceFilter label={t('field.standing')} value={standing ?? ''} choices={choices} onChange={onChange} />
}
