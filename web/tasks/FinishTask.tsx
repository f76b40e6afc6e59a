import { useEffect, useRef } from 'react'
import { finishingStep } from './finishingStep'
import { useBoard } from './useBoard'
import type { KeyedTask } from './useTaskKeys'

type Props = { task: KeyedTask; onEnd: () => void }

/** Moves a task of a list to the step that finishes it, as soon as its board tells which. It shows nothing itself. */
export function FinishTask({ task: { projectId, taskId }, onEnd }: Props) {
  const { board, failure, move } = useBoard(projectId)
  const begun = useRef(false)
  const isAnswered = board !== undefined || failure !== undefined
  useEffect(() => {
    if (!isAnswered || begun.current) return
    begun.current = true
    const step = finishingStep(board?.steps ?? [])
    const isThere = board?.tasks.some((task) => task.taskId === taskId && task.stepId === step?.stepId)
    if (step && !isThere) void move({ taskId, stepId: step.stepId, beforeTaskId: null })
    onEnd()
  })
  return null
}
