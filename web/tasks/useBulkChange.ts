import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../platform/newId'
import type { Selection } from '../platform/selection/selectionOf'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useTakeBack } from '../platform/undo/useTakeBack'
import type { BulkChanges } from './bulkChanges'
import { type RefusedChange, refusedTasksIn } from './refusedTasksIn'
import type { SelectedTask } from './SelectedTasks'

/** Changes several tasks together: all of them, or none. Those for which it is refused are named. */
export function useBulkChange(projectId: string, tasks: readonly SelectedTask[], selection: Selection) {
  const { t } = useTranslation()
  const { tellDone } = useTakeBack()
  const [refused, setRefused] = useState<{ changes: RefusedChange[]; of: number }>()

  /** Answers whether it was done. Rejects with a failure that names no task. */
  const change = async (changes: BulkChanges): Promise<boolean> => {
    setRefused(undefined)
    const taskIds = tasks.map(({ taskId }) => taskId)
    const id = newId()
    try {
      await send('ChangeTasks', { projectId, taskIds, ...changes }, { id })
    } catch (failure) {
      const named = refusedTasksIn(failure as Failure, tasks)
      if (named.length === 0) throw failure
      setRefused({ changes: named, of: tasks.length })
      return false
    }
    const done = t('done.ChangeTasks', { count: tasks.length })
    tellDone('ChangeTasks', id, changes.startOn && !changes.endOn ? `${done} ${t('bulk.endsMoved')}` : done)
    return true
  }
  const leaveOut = () => {
    const named = new Set(refused?.changes.map(({ taskId }) => taskId))
    selection.keep(tasks.flatMap(({ taskId }) => (named.has(taskId) ? [] : taskId)))
    setRefused(undefined)
  }
  return { change, refused, leaveOut, forgetRefused: () => setRefused(undefined) }
}
