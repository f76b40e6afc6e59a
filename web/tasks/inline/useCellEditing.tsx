import { showDay } from '@prumo/contracts/formats/days'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pick } from '../../platform/drafts/pick'
import { newId } from '../../platform/newId'
import { usePast } from '../../platform/server/past'
import { useCommand } from '../../platform/server/useCommand'
import { useLanguage } from '../../platform/texts/useLanguage'
import { askForNewEnd } from '../askForNewEnd'
import { takesEndAlong } from '../takesEndAlong'
import { taskFailure } from '../taskFailure'
import { cellEditor } from '../taskParts'
import type { CellEditing, EditedCell } from './cellEditing'
import { ownChanges } from './ownChanges'

export type CellChange = Partial<Pick<ListedTask, 'assigneeId' | 'priority' | 'startOn' | 'endOn' | 'progress'>>

type RowEditing = {
  editing: CellEditing
  editor: React.ReactNode
  /** Changes a task as it is listed. */
  change: (listed: ListedTask, changes: CellChange) => void
}

/** Lets people edit the fields of tasks in the rows of a list: what its cells need, and what opens beside the one. */
export function useCellEditing(): RowEditing {
  const { t } = useTranslation()
  const language = useLanguage()
  const isPast = usePast() !== undefined
  const [edited, setEdited] = useState<EditedCell & { id: string; listed: ListedTask }>()
  const [changed] = useState(ownChanges)
  const { run } = useCommand(taskFailure)
  const change = async (listed: ListedTask, task: ListedTask, changes: CellChange) => {
    const { projectId, taskId } = task
    const seen: CellChange = pick(task, Object.keys(changes))
    const sayNewEnd = async () => {
      const endOn = await askForNewEnd(projectId, taskId)
      if (endOn) changed.note(listed, { endOn })
      return endOn ? t('task.endMoved', { day: showDay(endOn, language) }) : t('done.ChangeTask')
    }
    const done = takesEndAlong(task, changes) ? sayNewEnd : t('done.ChangeTask')
    const outcome = { done, failed: t('board.changeFailed') }
    // A second key may come before the answer to the first.
    changed.note(listed, changes)
    if (!(await run('ChangeTask', { projectId, taskId, ...changes, seen }, outcome))) changed.note(listed, seen)
  }
  const close = (cell: EditedCell) => {
    setEdited((now) => (now === cell ? undefined : now))
    requestAnimationFrame(() => giveFocusBack(cell.target))
  }
  const editing = useMemo<CellEditing>(
    () => ({
      mayEdit: (task) => task.mayEdit && !isPast,
      edit: (cell) => setEdited({ ...cell, id: newId(), listed: cell.task, task: changed.within(cell.task) }),
    }),
    [isPast, changed],
  )
  const editor = (
    <Suspense>
      {edited && (
        <cellEditor.Part
          key={edited.id}
          cell={edited}
          onChange={(task, changes) => void change(edited.listed, task, changes)}
          onClose={() => close(edited)}
        />
      )}
    </Suspense>
  )
  return {
    editing,
    editor,
    change: (listed, changes) => void change(listed, changed.within(listed), changes),
  }
}

/** To the button in the row, unless the focus has been led elsewhere meanwhile. */
function giveFocusBack(target: HTMLElement) {
  const { activeElement } = document
  if (target.isConnected && (!activeElement || activeElement === document.body)) target.focus()
}
