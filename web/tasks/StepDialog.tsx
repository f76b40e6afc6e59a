import type { Step } from '@prumo/contracts/tasks/queries'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import type { Fields } from '../platform/forms/formFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { SwitchField } from '../platform/forms/SwitchField'
import { TextField } from '../platform/forms/textFields'

type Props = { projectId: string; step?: Step; trigger?: ReactElement; onClosed?: () => void }

/** A step's name, limit and meaning: to add one, or to change the one that is given. */
export function StepDialog({ projectId, step, trigger, onClosed }: Props) {
  const { t } = useTranslation()
  return (
    <CommandDialog
      type={step ? 'ChangeStep' : 'AddStep'}
      data={(fields, newId) => ({ projectId, stepId: step?.stepId ?? newId, ...stepIn(fields) })}
      check={checked}
      record={step && { of: { type: 'ChangeStep', projectId, recordId: step.stepId }, now: stepValues(step) }}
      {...(trigger && { trigger })}
      {...(onClosed && { onClosed })}
    >
      <TextField name="name" value={step?.name ?? ''} label={t('step.name')} required maxLength={100} autoFocus />
      <TextField
        name="taskLimit"
        value={step?.taskLimit?.toString() ?? ''}
        hint={t('step.limitHint')}
        inputMode="numeric"
        maxLength={5}
      />
      <LongTextField name="description" value={step?.description ?? ''} rows={3} />
      <SwitchField name="finishes" label={t('step.finishes')} value={step?.finishes ?? false} />
    </CommandDialog>
  )
}

const stepValues = ({ name, description, taskLimit, finishes }: Step) => ({ name, description, taskLimit, finishes })

const stepIn = ({ text, has }: Fields) => ({
  name: text('name').trim(),
  description: text('description'),
  taskLimit: text('taskLimit').trim() === '' ? null : Number(text('taskLimit')),
  finishes: has('finishes'),
})

const checked = ({ text }: Fields): Record<string, string> => ({
  ...(text('name').trim() === '' && { name: 'text.blank' }),
  ...(!/^\d*$/.test(text('taskLimit').trim()) && { taskLimit: 'limit.invalid' }),
})
