import type { Answer } from '@prumo/contracts/index'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { DateField } from '../../platform/forms/DateField'
import { TextField } from '../../platform/forms/textFields'
import { useNotSaved } from './useNotSaved'

type Goal = Answer<'dashboard'>['goals'][number]

/** A new goal, or one that is changed: both a title and a date. */
export function GoalDialog({ goal, trigger }: { goal?: Goal; trigger: ReactElement }) {
  const { t } = useTranslation()
  const notSaved = useNotSaved('goal')
  return (
    <CommandDialog
      type={goal ? 'ChangeGoal' : 'AddGoal'}
      trigger={trigger}
      failureOf={notSaved}
      check={({ text }) => ({
        ...(text('title').trim() === '' && { title: 'goal.titleMissing' }),
        ...(text('dueOn') === '' && { dueOn: 'goal.dayMissing' }),
      })}
      data={({ text }, newId) => ({
        goalId: goal?.goalId ?? newId,
        title: text('title').trim(),
        dueOn: text('dueOn'),
      })}
    >
      <TextField name="title" value={goal?.title ?? ''} required maxLength={200} />
      <DateField name="dueOn" label={t('logField.goal.dueOn')} value={goal?.dueOn ?? ''} required direction="future" />
    </CommandDialog>
  )
}
