import { useState } from 'react'
import type { Failure } from '../platform/server/failure'
import { taskFailure } from './taskFailure'
import { type QuickTask, useBoard } from './useBoard'

export type RefusedTask = { task: QuickTask; failure: Failure }

/** Tasks that are added one after the other without waiting. What is refused is kept, with the reason. */
export function useQuickAdds(projectId: string) {
  const board = useBoard(projectId)
  const [refused, setRefused] = useState<readonly RefusedTask[]>([])
  const giveUp = ({ taskId }: QuickTask) => setRefused((before) => before.filter(({ task }) => task.taskId !== taskId))
  const add = (task: QuickTask) =>
    void board
      .add(task)
      .catch((failure: Failure) =>
        setRefused((before) => [...before, { task, failure: taskFailure('QuickAddTask', failure) }]),
      )
  const retry = (task: QuickTask) => {
    giveUp(task)
    add(task)
  }
  return { add, refused, retry, giveUp }
}
