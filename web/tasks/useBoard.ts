import type { Answer, CommandOf } from '@prumo/contracts/index'
import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { withAdded, withMoved } from './boardOrder'
import { countedIn } from './countedIn'
import { taskFailure } from './taskFailure'

export type Board = Answer<'board'>
type Move = Omit<CommandOf<'MoveTask'>['data'], 'projectId'>
export type QuickTask = Omit<CommandOf<'QuickAddTask'>['data'], 'projectId'> & Pick<TaskCard, 'priority' | 'tagIds'>

/** What a quickly added task has until somebody gives it more. */
const plain = {
  // The server numbers it; no card shows its number.
  number: 0,
  rank: '',
  deliveryGroup: null,
  progress: 0,
  checklistDone: 0,
  checklistCount: 0,
} as const

/** A project's board, and how tasks are moved on it and added to it. */
export function useBoard(projectId: string) {
  const { t } = useTranslation()
  const { data, failure, retry, run, apply } = useOptimisticQuery('board', { projectId })
  const move = (to: Move) => {
    const step = data?.steps.find(({ stepId }) => stepId === to.stepId)
    const counted = (task: TaskCard) => (task.taskId === to.taskId ? countedIn(step, task) : task)
    const isThere = data?.tasks.some(({ taskId, stepId }) => taskId === to.taskId && stepId === to.stepId)
    return run(
      'MoveTask',
      { projectId, ...to },
      (board) => ({ ...board, tasks: withMoved(board.tasks, to.taskId, to.stepId, to.beforeTaskId).map(counted) }),
      {
        ...(!isThere && { done: t('done.MoveTask', { step: step?.name }) }),
        failed: t('board.moveFailed'),
        explain: (refusal) => taskFailure('MoveTask', refusal),
      },
    )
  }
  /** Rejects with the failure if the task is refused. */
  const add = (task: QuickTask) => {
    const { priority, tagIds, ...quick } = task
    const isQuick = priority === 'none' && tagIds.length === 0
    const show = (board: Board) => ({ ...board, tasks: withAdded(board.tasks, { ...plain, ...task }) })
    return isQuick
      ? apply('QuickAddTask', { projectId, ...quick }, show)
      : apply('AddTask', { projectId, ...task }, show)
  }
  return { board: data, failure, retry, move, add }
}
