import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { useRef } from 'react'
import { useToasts } from '../../platform/layout/useToasts'
import { send } from '../../platform/server/api'
import type { Failure } from '../../platform/server/failure'
import { useQuery } from '../../platform/server/useQuery'
import type { Board } from './boardChanges'

type Outcome = { done?: string; undo?: () => void }

/**
 * A project's board settings and their changes: shown at once, put back with the reason if refused. Commands are sent
 * in turn, as each sets a whole value: of two quick clicks the second has to arrive last.
 */
export function useBoardChange(projectId: string) {
  const toasts = useToasts()
  const { data: board, error, mutate } = useQuery('board', { projectId })
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const change = async <Type extends CommandType>(
    type: Type,
    data: CommandOf<Type>['data'],
    shown: (board: Board) => Board,
    { done, undo }: Outcome = {},
  ): Promise<void> => {
    const sent = last.current.then(() => send(type, data))
    last.current = sent.catch(() => undefined)
    try {
      await mutate(
        sent.then(() => undefined),
        {
          optimisticData: (_, displayed) => shown((displayed ?? board) as Board),
          populateCache: false,
          rollbackOnError: true,
          revalidate: true,
        },
      )
      if (done) toasts.done(done, undo)
    } catch (failure) {
      toasts.failed(failure as Failure)
    }
  }

  return { board, failure: error, retry: () => void mutate(), change }
}
