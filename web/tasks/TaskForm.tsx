import {
  Button,
  Field,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send, useQuery } from '../platform/api'
import { CommandForm } from '../platform/CommandForm'
import { showInstant } from '../platform/dates'
import { ChoiceField, DateField, LongTextField, ManyChoicesField, TextField } from '../platform/fields'
import type { Fields } from '../platform/formFields'
import { useToasts } from '../platform/useToasts'
import { atField } from './atField'
import { ColourField } from './ColourField'
import { priorities } from './priorities'
import { taskFailure } from './taskFailure'
import { showCents, showHours, type Task, taskChanges } from './taskForm'
import { useBoard } from './useBoard'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingVerticalM,
    columnGap: tokens.spacingHorizontalM,
  },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingTop: '8px' },
  summary: { cursor: 'pointer', padding: '4px 0', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
})
const occurrences = ['once', 'daily', 'weekly', 'monthly'] as const

/** All fields of a task. What somebody is typing is never overwritten: another person's change is announced, and taken in when asked for. */
export function TaskForm({ task: latest, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Task>()
  const task = edited ?? latest
  const outdated = edited !== undefined && edited.changedAt !== latest.changedAt
  return (
    <>
      {outdated && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('task.changedMeanwhile')}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => setEdited(undefined)}>
              {t('task.look')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <StepChoice task={latest} mayEdit={mayEdit} />
      <div onChange={() => !edited && setEdited(latest)}>
        <TaskFields
          key={`${task.taskId} ${task.changedAt}`}
          task={task}
          mayEdit={mayEdit}
          changed={edited !== undefined}
          onSaved={() => setEdited(undefined)}
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

type FieldsProps = { task: Task; mayEdit: boolean; changed: boolean; onSaved: () => void }

function TaskFields({ task, mayEdit, changed, onSaved }: FieldsProps) {
  const { t, i18n } = useTranslation()
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
  const { language } = i18n

  const save = async (fields: Fields) => {
    const { changes } = taskChanges(task, fields, locked)
    if (Object.keys(changes).length > 0) {
      await send('ChangeTask', { projectId: task.projectId, taskId: task.taskId, ...changes })
      toasts.done(t('done.ChangeTask'))
    }
    onSaved()
  }

  return (
    <CommandForm
      action={t('task.saveAll')}
      readOnly={!mayEdit}
      check={(fields) => taskChanges(task, fields, locked).errors}
      failureOf={(failure) => taskFailure('ChangeTask', atField(failure))}
      onSubmit={save}
      aside={
        changed && (
          <Text size={200} className={styles.quiet}>
            {t('task.unsaved')}
          </Text>
        )
      }
    >
      <TextField name="title" value={task.title} required {...lock('title')} />
      <div className={styles.grid}>
        <DateField name="startOn" value={task.startOn} required {...lock('startOn')} />
        <DateField name="endOn" value={task.endOn} required {...lock('endOn')} />
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
      </div>
      <LongTextField name="description" value={task.description} rows={4} {...lock('description')} />
      {tags.length > 0 && <ManyChoicesField name="tagIds" value={task.tagIds} choices={tags} {...lock('tagIds')} />}
      <details>
        <summary className={styles.summary}>{t('task.more')}</summary>
        <div className={styles.panel}>
          <MoreFields task={task} lock={lock} language={language} occurrences={choices('occurrence', occurrences)} />
        </div>
      </details>
      <Text size={200} className={styles.quiet}>
        {task.createdBy
          ? t('task.createdBy', { name: task.createdBy, at: showInstant(task.createdAt, language) })
          : t('task.created', { at: showInstant(task.createdAt, language) })}
        {' · '}
        {t('task.changed', { at: showInstant(task.changedAt, language) })}
      </Text>
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
  const styles = useStyles()
  const hours = t('task.hoursHint')
  return (
    <>
      <div className={styles.grid}>
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
        <TextField
          name="hourCents"
          value={showCents(task.hourCents, language)}
          inputMode="decimal"
          {...lock('hourCents')}
        />
        <ColourField name="colour" value={task.colour ?? ''} {...lock('colour')} />
      </div>
      <LongTextField
        name="requirements"
        value={task.requirements.join('\n')}
        rows={3}
        {...{ hint: t('task.requirementsHint'), ...lock('requirements') }}
      />
      {task.customFields.length > 0 && (
        <dl className={styles.grid}>
          {task.customFields.map(({ name, value }) => (
            <div key={name}>
              <dt className={styles.quiet}>{name}</dt>
              <dd style={{ margin: 0 }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
