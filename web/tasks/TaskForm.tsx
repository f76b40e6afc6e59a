import { Field, Select } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedBar } from '../platform/forms/UnsavedBar'
import { TaskFields } from './TaskFields'
import { taskDraft } from './taskDraft'
import type { Task } from './taskForm'
import { useBoard } from './useBoard'

/** A task as it was when somebody began to type, and as it reads with what is typed. */
type Editing = { base: Task; typed: Task; restored: boolean }

function restored(task: Task): Editing | undefined {
  const draft = taskDraft.of(task.taskId)
  if (!draft) return undefined
  const base = { ...task, changedAt: draft.changedAt }
  return { base, typed: { ...base, ...draft.changes } as Task, restored: true }
}

/** All fields of a task. Another person's change never overwrites what is typed, and drafts survive a reload. */
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
