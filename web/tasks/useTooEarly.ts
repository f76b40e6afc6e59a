import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/server/useQuery'
import { earlyTasks } from './earlyTasks'
import { sayOverlaps } from './sayOverlaps'
import type { Board } from './useBoard'

const none: ReadonlyMap<string, string> = new Map()

/** Which tasks of a board begin before what they depend on ends, and by how much, in words. */
export function useTooEarly(projectId: string, { tasks, steps }: Board): ReadonlyMap<string, string> {
  const { t } = useTranslation()
  const depend = tasks.some(({ predecessorIds }) => predecessorIds)
  const { data: workTime } = useQuery('workTime', depend ? { projectId } : null)
  return useMemo(() => {
    if (!workTime || !depend) return none
    const found = [...earlyTasks(tasks, steps, workTime)]
    return new Map(found.map(([taskId, overlaps]) => [taskId, sayOverlaps(overlaps, t)]))
  }, [tasks, steps, workTime, depend, t])
}
