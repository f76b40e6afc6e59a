import { useTranslation } from 'react-i18next'
import { pick } from '../platform/drafts/pick'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { taskFailure } from './taskFailure'
import type { KeyedTask, TaskChange } from './useTaskKeys'

/** Changes a task on its board as it was seen: shown at once, and taken back with the reason if it is refused. */
export function useTaskChange(projectId: string) {
  const { t } = useTranslation()
  const { run } = useOptimisticQuery('board', { projectId })
  return (task: KeyedTask, change: TaskChange) => {
    const { taskId } = task
    const seen: TaskChange = pick(task, Object.keys(change)) as TaskChange
    void run(
      'ChangeTask',
      { projectId, taskId, ...change, seen },
      (board) => ({
        ...board,
        tasks: board.tasks.map((each) => (each.taskId === taskId ? { ...each, ...change } : each)),
      }),
      {
        done: t('done.ChangeTask'),
        failed: t('board.changeFailed'),
        about: taskId,
        explain: (refusal) => taskFailure('ChangeTask', refusal),
      },
    )
  }
}
