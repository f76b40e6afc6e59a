import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../platform/drafts/DraftForm'
import type { useDraft } from '../platform/drafts/useDraft'
import type { Fields } from '../platform/forms/formFields'
import { CreatedAndChanged } from '../platform/layout/CreatedAndChanged'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import { useLanguage } from '../platform/texts/useLanguage'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { useProjectMoney } from '../projects/useProjectMoney'
import { askForNewEnd } from './askForNewEnd'
import { atField } from './atField'
import { TaskFieldSet } from './TaskFieldSet'
import { takesEndAlong } from './takesEndAlong'
import { taskFailure } from './taskFailure'
import { lockedIn, type Task, taskChanges } from './taskValues'
import { useCanvasTitles } from './useCanvasTitles'

type FieldsProps = { draft: ReturnType<typeof useDraft<Task>>; mayEdit: boolean }

/** The fields of a task. What is saved is what differs from the task as whoever types has seen it. */
export function TaskFields({ draft, mayEdit }: FieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { tellDone } = useTakeBack()
  const task = draft.base
  const locked = lockedIn(task)
  const titles = useCanvasTitles(task.projectId)
  const money = useProjectMoney(task.projectId)
  const lock = (name: string) => ({
    disabled: !mayEdit || locked.has(name),
    ...(locked.has(name) && { hint: t('task.lockedHere') }),
  })

  const save = (fields: Fields) => {
    const { changes } = taskChanges(task, fields, locked, money, titles)
    const { projectId, taskId } = task
    return draft.save(changes, async (seen) => {
      const id = newId()
      await send('ChangeTask', { projectId, taskId, ...changes, seen }, { id })
      const endOn = takesEndAlong(task, changes) && (await askForNewEnd(projectId, taskId))
      tellDone('ChangeTask', id, endOn ? t('task.endMoved', { day: showDay(endOn, language) }) : undefined)
    })
  }

  return (
    <DraftForm
      draft={draft}
      readOnly={!mayEdit}
      check={(fields) => taskChanges(task, fields, locked, money).errors}
      failureOf={(failure) => taskFailure('ChangeTask', atField(failure))}
      onSubmit={save}
    >
      <TaskFieldSet task={task} lock={lock} titles={titles} />
      <CreatedAndChanged as="task" of={task} />
    </DraftForm>
  )
}
