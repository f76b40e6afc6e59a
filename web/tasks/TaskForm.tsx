import { Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from '../platform/forms/ColourField'
import { CommandForm } from '../platform/forms/CommandForm'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FoldedFields } from '../platform/forms/FoldedFields'
import { ChoiceField, DateField, LongTextField, ManyChoicesField, TextField } from '../platform/forms/fields'
import type { Fields } from '../platform/forms/formFields'
import { UnsavedBar } from '../platform/forms/UnsavedBar'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { Facts } from '../platform/layout/Facts'
import { NoRight } from '../platform/layout/NoRight'
import { useToasts } from '../platform/layout/useToasts'
import { send, useQuery } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'
import { useProjectRights } from '../projects/useProjectRights'
import { atField } from './atField'
import { priorities } from './priorities'
import { taskDraft } from './taskDraft'
import { taskFailure } from './taskFailure'
import { showCents, showHours, type Task, taskChanges } from './taskForm'
import { useBoard } from './useBoard'

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
})
const occurrences = ['once', 'daily', 'weekly', 'monthly'] as const

/** A task as it was when somebody began to type, and as it reads with what is typed. */
type Editing = { base: Task; typed: Task; restored: boolean }

function restored(task: Task): Editing | undefined {
  const draft = taskDraft.of(task.taskId)
  if (!draft) return undefined
  const base = { ...task, changedAt: draft.changedAt }
  return { base, typed: { ...base, ...draft.changes } as Task, restored: true }
}

/** All fields of a task. What somebody is typing is never overwritten: another person's change is announced, and taken in when asked for. What is left unsaved is there again. */
export function TaskForm({ task: latest, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const around = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState(() => (mayEdit ? restored(latest) : undefined))
  const [round, setRound] = useState(0)
  const saved = useRef<string>(undefined)
  const base = editing?.base ?? latest
  const outdated = editing !== undefined && editing.base.changedAt !== latest.changedAt

  const keep = () => {
    const form = around.current?.querySelector('form')
    if (form && taskDraft.keep(base, form) && !editing) setEditing({ base, typed: base, restored: false })
  }
  // A choice from a list is in the form only once the click on it is over. What was just saved is not typed anew.
  const keepSoon = () => void setTimeout(() => saved.current !== latest.changedAt && keep())
  const done = () => {
    taskDraft.drop(latest.taskId)
    setEditing(undefined)
  }
  const onSaved = (changed: boolean) => {
    if (changed) saved.current = latest.changedAt
    done()
  }
  const discard = () => {
    done()
    setRound(round + 1)
  }

  return (
    <>
      {(outdated || editing?.restored) && (
        <UnsavedBar changed={outdated ? t('task.changedMeanwhile') : undefined} onDiscard={discard} />
      )}
      <StepChoice task={latest} mayEdit={mayEdit} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the fields inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the fields inside */}
      <div ref={around} onChange={keep} onBlur={keepSoon} onClick={keepSoon}>
        <TaskFields
          key={`${latest.taskId} ${base.changedAt} ${round}`}
          task={base}
          typed={editing?.typed ?? latest}
          mayEdit={mayEdit}
          changed={editing !== undefined}
          onSaved={onSaved}
        />
      </div>
    </>
  )
}

/** The step is changed at once: it is where the task stands, not what it says. */
function StepChoice({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const { board, move } = useBoard(task.projectId)
  return (
    <Field label={t('field.stepId')}>
      <Select
        value={task.stepId}
        disabled={!mayEdit}
        onChange={(_, { value }) => void move({ taskId: task.taskId, stepId: value, beforeTaskId: null })}
      >
        {board?.steps.map(({ stepId, name }) => (
          <option key={stepId} value={stepId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type FieldsProps = { task: Task; typed: Task; mayEdit: boolean; changed: boolean; onSaved: (changed: boolean) => void }

function TaskFields({ task, typed, mayEdit, changed: unsaved, onSaved }: FieldsProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const locked = new Set(task.lockedFields)
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

  const save = async (fields: Fields) => {
    const { changes } = taskChanges(task, fields, locked)
    const changed = Object.keys(changes).length > 0
    if (changed) {
      await send('ChangeTask', { projectId: task.projectId, taskId: task.taskId, ...changes })
      toasts.done(t('done.ChangeTask'))
    }
    onSaved(changed)
  }

  return (
    <CommandForm
      action={t('task.saveAll')}
      readOnly={!mayEdit}
      check={(fields) => taskChanges(task, fields, locked).errors}
      failureOf={(failure) => taskFailure('ChangeTask', atField(failure))}
      onSubmit={save}
      aside={
        unsaved && (
          <Text size={200} className={styles.quiet}>
            {t('task.unsaved')}
          </Text>
        )
      }
    >
      <TextField name="title" value={typed.title} required {...lock('title')} />
      <FieldGrid>
        <DateField name="startOn" value={typed.startOn} required {...lock('startOn')} />
        <DateField name="endOn" value={typed.endOn} required {...lock('endOn')} />
        <ChoiceField name="assigneeId" value={typed.assigneeId ?? ''} choices={people} {...lock('assigneeId')} />
        <ChoiceField
          name="priority"
          value={typed.priority}
          choices={choices('priority', priorities)}
          {...lock('priority')}
        />
        <TextField
          name="progress"
          value={String(typed.progress)}
          inputMode="numeric"
          maxLength={3}
          {...lock('progress')}
        />
        <TextField name="deliveryGroup" value={typed.deliveryGroup ?? ''} maxLength={200} {...lock('deliveryGroup')} />
      </FieldGrid>
      <LongTextField name="description" value={typed.description} rows={4} {...lock('description')} />
      {tags.length > 0 && <ManyChoicesField name="tagIds" value={typed.tagIds} choices={tags} {...lock('tagIds')} />}
      <FoldedFields title={t('task.more')}>
        <MoreFields task={typed} lock={lock} language={language} occurrences={choices('occurrence', occurrences)} />
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
