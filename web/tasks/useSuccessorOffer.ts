import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../platform/formats/dates'
import { useToasts } from '../platform/layout/useToasts'
import { fetchQuery, onAccepted, onSent } from '../platform/server/api'
import { isPossible } from './isPossible'
import { leadingTasks } from './leadingTasks'

/** Who moves a task day by day, by keys, is asked once. */
const pauseMs = 400

/**
 * Looks after each change of a project's tasks whether what follows starts too early by now, and offers to push it; or
 * says what the project has pushed along with the change. Whatever is done next withdraws the offer.
 */
export function useSuccessorOffer(projectId: string, onWanted: (taskIds: readonly string[]) => void): void {
  const { t } = useTranslation()
  const toasts = useToasts()
  const latest = useRef({ t, toasts, onWanted })
  latest.current = { t, toasts, onWanted }

  useEffect(() => {
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
      const { t, toasts, onWanted } = latest.current
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
    const stop = onSent((type, data, actionId, answer) => {
      if ((data as { projectId?: string }).projectId !== projectId) return
      latest.current.toasts.withdrawOffer()
      const taskIds = leadingTasks(type, data)
      if (taskIds.length === 0) return
      const note = async () => {
        await answer
        await nextAccepted()
        for (const taskId of taskIds) changed.taskIds.add(taskId)
        changed.actionIds.add(actionId)
        if (!isLeft) lookSoon()
      }
      note().catch(() => undefined)
    })
    return () => {
      isLeft = true
      clearTimeout(timer)
      latest.current.toasts.withdrawOffer()
      stop()
    }
  }, [projectId])
}

/** Only then is a question answered with what the command has changed. */
const nextAccepted = () =>
  new Promise<void>((resolve) => {
    const stop = onAccepted(() => {
      stop()
      resolve()
    })
  })
