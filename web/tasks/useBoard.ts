import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useOptimisticQuery } from '../platform/server/useOptimisticQuery'
import { withMoved } from './boardOrder'
import { taskFailure } from './taskFailure'

export type Board = Answer<'board'>
type Move = Omit<CommandOf<'MoveTask'>['data'], 'projectId'>

/** A project's board, and how a task is moved on it. */
export function useBoard(projectId: string) {
  const { t } = useTranslation()
  const { data, failure, retry, run } = useOptimisticQuery('board', { projectId })
  const move = (to: Move) =>
    run(
      'MoveTask',
      { projectId, ...to },
      (board) => ({ ...board, tasks: withMoved(board.tasks, to.taskId, to.stepId, to.beforeTaskId) }),
      { failed: t('board.moveFailed'), explain: (refusal) => taskFailure('MoveTask', refusal) },
    )
  return { board: data, failure, retry, move }
}
