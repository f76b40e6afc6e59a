import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { withAdded, withMoved } from './boardOrder'
import { taskFailure } from './taskFailure'

export type Board = Answer<'board'>
type Move = Omit<CommandOf<'MoveTask'>['data'], 'projectId'>
export type QuickTask = Omit<CommandOf<'QuickAddTask'>['data'], 'projectId'>

/** What a quickly added task has until somebody gives it more. */
const plain = { rank: '', priority: 'none', tagIds: [], progress: 0, checklistDone: 0, checklistCount: 0 } as const

/** A project's board, and how tasks are moved on it and added to it. */
export function useBoard(projectId: string) {
  const { t } = useTranslation()
  const { data, failure, retry, run, apply } = useOptimisticQuery('board', { projectId })
  const move = (to: Move) =>
    run(
      'MoveTask',
      { projectId, ...to },
      (board) => ({ ...board, tasks: withMoved(board.tasks, to.taskId, to.stepId, to.beforeTaskId) }),
      { failed: t('board.moveFailed'), explain: (refusal) => taskFailure('MoveTask', refusal) },
    )
  /** Rejects with the failure if the task is refused. */
  const add = (task: QuickTask) =>
    apply('QuickAddTask', { projectId, ...task }, (board) => ({
      ...board,
      tasks: withAdded(board.tasks, { ...plain, ...task, tagIds: [] }),
    }))
  return { board: data, failure, retry, move, add }
}
