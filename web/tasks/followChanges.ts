import type { CommandType } from '@prumo/contracts/index'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import type { TFunction } from 'i18next'
import { today } from '../platform/formats/dates'
import type { useToasts } from '../platform/layout/useToasts'
import { fetchQuery } from '../platform/server/api'
import { isPossible } from './isPossible'
import { leadingTasks } from './leadingTasks'

/** What a follower speaks with, as it is when it speaks. */
export type Telling = {
  t: TFunction
  toasts: ReturnType<typeof useToasts>
  onWanted: (taskIds: readonly string[]) => void
}
export type Follower = {
  /** Takes a command of the project that was accepted. */
  note(type: CommandType, data: object, actionId: string): void
  stop(): void
}

/** Who moves a task day by day, by keys, is asked once. */
const pauseMs = 400

/** Looks after each change of a project's tasks what follows them, and tells it. */
export function followChanges(projectId: string, telling: () => Telling): Follower {
  let changed = { taskIds: new Set<string>(), actionIds: new Set<string>() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  const look = async () => {
    const { taskIds, actionIds } = changed
    changed = { taskIds: new Set(), actionIds: new Set() }
    if (taskIds.size > mostTasksAtOnce) return
    const taskId = [...taskIds]
    const found = await fetchQuery('planMoves', { projectId, way: 'push', today: today(), taskId })
    // Somebody has gone on, or done something else meanwhile.
    if (isLeft || timer !== undefined) return
    const { t, toasts, onWanted } = telling()
    const { pushed, moveCount: count } = found
    if (pushed && actionIds.has(pushed.actionId)) toasts.done(t('successors.pushed', { count: pushed.taskCount }))
    if (isPossible(found))
      toasts.offer(t('successors.early', { count }), {
        name: t('successors.push', { count }),
        run: () => onWanted(taskId),
      })
  }
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      // It is only an offer: the same can be done from the menu.
      look().catch(() => undefined)
    }, pauseMs)
  }
  return {
    note: (type, data, actionId) => {
      const taskIds = leadingTasks(type, data)
      if (taskIds.length === 0) return
      for (const taskId of taskIds) changed.taskIds.add(taskId)
      changed.actionIds.add(actionId)
      if (!isLeft) lookSoon()
    },
    stop: () => {
      isLeft = true
      clearTimeout(timer)
    },
  }
}
