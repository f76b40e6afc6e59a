import { Field } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { DraftAside } from '../platform/drafts/DraftAside'
import type { useDraft } from '../platform/drafts/useDraft'
import { showHours } from '../platform/formats/hours'
import { CheckField } from '../platform/forms/CheckField'
import { ColourField } from '../platform/forms/ColourField'
import { CommandForm } from '../platform/forms/CommandForm'
import { ChoiceField, ManyChoicesField } from '../platform/forms/choiceFields'
import { DateField } from '../platform/forms/DateField'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import type { Fields } from '../platform/forms/formFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { TextField } from '../platform/forms/textFields'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { Facts } from '../platform/layout/Facts'
import { NoRight } from '../platform/layout/NoRight'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { useProjectRights } from '../projects/useProjectRights'
import { atField } from './atField'
import { priorities } from './priorities'
import { taskFailure } from './taskFailure'
import { lockedIn, showCents, type Task, taskChanges } from './taskValues'

const occurrences = ['once', 'daily', 'weekly', 'monthly'] as const

type FieldsProps = { draft: ReturnType<typeof useDraft<Task>>; mayEdit: boolean }

/** The fields of a task. What is saved is what differs from the task as whoever types has seen it. */
export function TaskFields({ draft, mayEdit }: FieldsProps) {
  const { t } = useTranslation()
  const { tellDone } = useTakeBack()
  const task = draft.base
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const locked = lockedIn(task)
  const lock = (name: string) => ({
    disabled: !mayEdit || locked.has(name),
    ...(locked.has(name) && { hint: t('task.lockedHere') }),
  })
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: t(`${group}.${value}`) }))
  const people = [
    { value: '', text: t('task.noAssignee') },
    ...(board?.people ?? []).map(({ userId, name }) => ({ value: userId, text: name })),
  ]
  const tags = (board?.tags ?? []).map(({ tagId, description }) => ({ value: tagId, text: description }))
  const language = useLanguage()

  const save = (fields: Fields) => {
    const { changes } = taskChanges(task, fields, locked)
    const { projectId, taskId } = task
    return draft.save(changes, async (seen) => {
      const id = newId()
      await send('ChangeTask', { projectId, taskId, ...changes, seen }, { id })
      tellDone('ChangeTask', id)
    })
  }

  return (
    <CommandForm
      action={t('task.saveAll')}
      readOnly={!mayEdit}
      check={(fields) => taskChanges(task, fields, locked).errors}
      failureOf={(failure) => taskFailure('ChangeTask', atField(failure))}
      onSubmit={save}
      aside={<DraftAside draft={draft} />}
    >
      <TextField name="title" value={task.title} required {...lock('title')} />
      <FieldGrid>
        <DateField name="startOn" value={task.startOn} required {...lock('startOn')} />
        <DateField name="endOn" value={task.endOn} required {...lock('endOn')} />
        <DateField name="deadlineOn" value={task.deadlineOn ?? ''} {...lock('deadlineOn')} />
        <CheckField
          name="isMilestone"
          value={task.isMilestone}
          hint={t('task.milestoneHint')}
          {...lock('isMilestone')}
        />
        <ChoiceField name="assigneeId" value={task.assigneeId ?? ''} choices={people} {...lock('assigneeId')} />
        <ChoiceField
          name="priority"
          value={task.priority}
          choices={choices('priority', priorities)}
          {...lock('priority')}
        />
        <TextField
          name="progress"
          value={String(task.progress)}
          inputMode="numeric"
          maxLength={3}
          {...lock('progress')}
        />
        <TextField name="deliveryGroup" value={task.deliveryGroup ?? ''} maxLength={200} {...lock('deliveryGroup')} />
      </FieldGrid>
      <LongTextField name="description" value={task.description} rows={4} {...lock('description')} />
      {tags.length > 0 && <ManyChoicesField name="tagIds" value={task.tagIds} choices={tags} {...lock('tagIds')} />}
      <FoldedFields title={t('task.more')}>
        <MoreFields task={task} lock={lock} language={language} occurrences={choices('occurrence', occurrences)} />
      </FoldedFields>
      <CreatedAndChanged as="task" of={task} />
    </CommandForm>
  )
}

type MoreProps = {
  task: Task
  lock: (name: string) => { disabled: boolean; hint?: string }
  language: string
  occurrences: { value: string; text: string }[]
}

function MoreFields({ task, lock, language, occurrences: choices }: MoreProps) {
  const { t } = useTranslation()
  const hours = t('task.hoursHint')
  return (
    <>
      <FieldGrid>
        <DateField name="baselineStartOn" value={task.baselineStartOn ?? ''} {...lock('baselineStartOn')} />
        <DateField name="baselineEndOn" value={task.baselineEndOn ?? ''} {...lock('baselineEndOn')} />
        <TextField
          name="timeOfDay"
          value={task.timeOfDay ?? ''}
          placeholder={t('task.timeHint')}
          maxLength={5}
          {...lock('timeOfDay')}
        />
        <ChoiceField name="occurrence" value={task.occurrence} choices={choices} {...lock('occurrence')} />
        <TextField
          name="estimatedMinutes"
          value={showHours(task.estimatedMinutes, language)}
          inputMode="decimal"
          hint={hours}
          {...lock('estimatedMinutes')}
        />
        <TextField
          name="realizedMinutes"
          value={showHours(task.realizedMinutes, language)}
          inputMode="decimal"
          hint={hours}
          {...lock('realizedMinutes')}
        />
        <HourValue task={task} language={language} lock={lock('hourCents')} />
        <ColourField name="colour" value={task.colour ?? ''} {...lock('colour')} />
      </FieldGrid>
      <LongTextField
        name="requirements"
        value={task.requirements.join('\n')}
        rows={3}
        hint={t('task.requirementsHint')}
        {...lock('requirements')}
      />
      {task.customFields.length > 0 && (
        <Facts facts={task.customFields.map(({ name, value }) => [name, value] as const)} />
      )}
    </>
  )
}

type HourValueProps = { task: Task; language: string; lock: { disabled: boolean; hint?: string } }

function HourValue({ task, language, lock }: HourValueProps) {
  const { t } = useTranslation()
  const { can } = useProjectRights(task.projectId)
  if (task.hidden.includes('finance'))
    return (
      <Field label={t('field.hourCents')}>
        <NoRight feature="finance" />
      </Field>
    )
  return (
    <TextField
      name="hourCents"
      value={showCents(task.hourCents, language)}
      inputMode="decimal"
      {...lock}
      disabled={lock.disabled || !can('finance', 'editOnly')}
    />
  )
}
