import type { Answer, CommandOf } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { send, useQuery } from '../platform/api'
import type { Failure } from '../platform/failure'
import { useToasts } from '../platform/useToasts'
import { withMoved } from './boardOrder'
import { taskFailure } from './taskFailure'

export type Board = Answer<'board'>
type Move = Omit<CommandOf<'MoveTask'>['data'], 'projectId'>

/** A project's board, and how a task is moved on it: shown at once, put back with the reason when it is refused. */
export function useBoard(projectId: string) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { data, error, mutate } = useQuery('board', { projectId })

  const move = async ({ taskId, stepId, beforeTaskId }: Move): Promise<boolean> => {
    const change = (board: Board | undefined) =>
      board && { ...board, tasks: withMoved(board.tasks, taskId, stepId, beforeTaskId) }
    try {
      await mutate(
        async (board) => {
          await send('MoveTask', { projectId, taskId, stepId, beforeTaskId })
          return change(board)
        },
        {
          optimisticData: (board) => change(board) as Board,
          rollbackOnError: true,
          revalidate: true,
        },
      )
      return true
    } catch (error) {
      toasts.failed(taskFailure('MoveTask', error as Failure), t('board.moveFailed'))
      return false
    }
  }

  return { board: data, failure: error, retry: () => void mutate(), move }
}
