import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { taskFailure } from './taskFailure'
import type { KeyedTask, TaskChange } from './useTaskKeys'

/** Changes a task on its board, shown at once and taken back with the reason if it is refused. */
export function useTaskChange(projectId: string) {
  const { t } = useTranslation()
  const { run } = useOptimisticQuery('board', { projectId })
  return ({ taskId }: KeyedTask, change: TaskChange) =>
    void run(
      'ChangeTask',
      { projectId, taskId, ...change },
      (board) => ({
        ...board,
        tasks: board.tasks.map((task) => (task.taskId === taskId ? { ...task, ...change } : task)),
      }),
      {
        done: t('done.ChangeTask'),
        failed: t('board.changeFailed'),
        explain: (refusal) => taskFailure('ChangeTask', refusal),
      },
    )
}
