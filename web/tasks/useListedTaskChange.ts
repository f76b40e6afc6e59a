import { useTranslation } from 'react-i18next'
import { useCommand } from '../platform/server/useCommand'
import { taskFailure } from './taskFailure'
import type { KeyedTask, TaskChange } from './useTaskKeys'

/** Changes a task of a list; the list is asked for anew. */
export function useListedTaskChange() {
  const { t } = useTranslation()
  const { run } = useCommand(taskFailure)
  return ({ projectId, taskId }: KeyedTask, change: TaskChange) =>
    void run('ChangeTask', { projectId, taskId, ...change }, { done: t('done.ChangeTask') })
}
