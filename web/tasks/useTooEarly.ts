import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/server/useQuery'
import { sayOverlaps } from './sayOverlaps'
import { useEarlyTasks } from './taskParts'
import type { Board } from './useBoard'

const none: ReadonlyMap<string, string> = new Map()

/**
 * Which tasks of a board begin too early for what they depend on, and by how much, in words. It is asked for and
 * reckoned when the cards are there: nobody waits for them because of it.
 */
export function useTooEarly(projectId: string, board: Board): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const earlyTasks = useEarlyTasks()
  const drawn = useDeferredValue<Board | undefined>(board, undefined)
  const depend = board.tasks.some(({ dependencies }) => dependencies)
  const { data: workTime } = useQuery('workTime', earlyTasks && depend ? { projectId } : null)
  return useMemo(() => {
    if (!earlyTasks || !workTime || !drawn) return none
    const found = [...earlyTasks(drawn.tasks, drawn.steps, workTime)]
    return new Map(found.map(([taskId, overlaps]) => [taskId, sayOverlaps(overlaps, t)]))
  }, [earlyTasks, drawn, workTime, t])
}
