import { Field, Select } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../platform/drafts/useDraft'
import { ShownField } from '../platform/forms/ShownField'
import { useLanguage } from '../platform/texts/useLanguage'
import { TaskFields } from './TaskFields'
import { type Task, textsOfTask } from './taskValues'
import { useBoard } from './useBoard'

type Props = { task: Task; mayEdit: boolean; refresh: () => Promise<unknown> }

/** All fields of a task. Another person's change never overwrites what is typed, and drafts survive a reload. */
export function TaskForm({ task, mayEdit, refresh }: Props) {
  const language = useLanguage()
  const { taskId, changedFields } = task
  const textsOf = useCallback((shown: Task) => textsOfTask(shown, language), [language])
  const draft = useDraft({ id: `task ${taskId}`, latest: task, textsOf, changedFields, refresh })
  return (
    <>
      <StepChoice task={task} mayEdit={mayEdit} />
      <TaskFields draft={draft} mayEdit={mayEdit} />
    </>
  )
}

/** The step is changed at once: it is where the task stands, not what it says. */
function StepChoice({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const { board, move } = useBoard(task.projectId)
  if (!mayEdit)
    return (
      <ShownField label={t('field.stepId')}>
        {board?.steps.find(({ stepId }) => stepId === task.stepId)?.name}
      </ShownField>
    )
  return (
    <Field label={t('field.stepId')}>
      <Select
        value={task.stepId}
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
