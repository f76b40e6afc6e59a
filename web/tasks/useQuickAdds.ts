import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../platform/layout/useToasts'
import type { Failure } from '../platform/server/failure'
import { useStayWhile } from '../platform/useStayWhile'
import { taskFailure } from './taskFailure'
import { type QuickTask, useBoard } from './useBoard'

export type RefusedTask = { task: QuickTask; failure: Failure }
type AddingTasks = { done: number; count: number }

/**
 * Tasks that are added without waiting: each is a command of its own, and those given together are sent in their order.
 * What is refused is kept, with the reason.
 */
export function useQuickAdds(projectId: string) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const board = useBoard(projectId)
  const [refused, setRefused] = useState<readonly RefusedTask[]>([])
  const [adding, setAdding] = useState<AddingTasks>()
  const isShown = useIsShown()
  useStayWhile(adding !== undefined)
  const giveUp = ({ taskId }: QuickTask) => setRefused((before) => before.filter(({ task }) => task.taskId !== taskId))

  const addEach = async (task: QuickTask): Promise<boolean> => {
    try {
      await board.add(task)
      return true
    } catch (error) {
      const failure = taskFailure('QuickAddTask', error as Failure)
      if (isShown.current) setRefused((before) => [...before, { task, failure }])
      else toasts.failed(failure, t('quickAdd.refused', { title: task.title }))
      return false
    }
  }
  const addTogether = async (tasks: readonly QuickTask[]) => {
    setAdding((before) => ({ done: before?.done ?? 0, count: (before?.count ?? 0) + tasks.length }))
    let added = 0
    for (const task of tasks) {
      if (await addEach(task)) added++
      setAdding((before) => before && { ...before, done: before.done + 1 })
    }
    setAdding((before) => (before && before.done < before.count ? before : undefined))
    if (added > 0) toasts.done(t('quickAdd.added', { count: added }))
  }
  const add = (tasks: readonly QuickTask[]) => {
    const [only, ...further] = tasks
    if (only && further.length === 0) void addEach(only)
    else void addTogether(tasks)
  }
  const retry = (task: QuickTask) => {
    giveUp(task)
    add([task])
  }
  const retryAll = () => {
    setRefused([])
    add(refused.map(({ task }) => task))
  }
  return { add, adding, refused, retry, retryAll, giveUp }
}

/** Whether the screen is still there when an answer comes. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
