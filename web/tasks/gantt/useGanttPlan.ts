import { planScheduler } from '@prumo/contracts/schedule/planScheduler'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { useMemo, useState } from 'react'
import { useQuery } from '../../platform/server/useQuery'
import { useBoard } from '../useBoard'
import { useBoardFilters } from '../useBoardFilters'
import { ganttPlan } from './ganttPlan'
import type { TaskDates } from './newDates'
import type { GanttLook } from './useGanttLook'

const none: ReadonlyMap<string, TaskDates> = new Map()

/** The plan of a project as its chart shows it: what the filters in the address leave of it. */
export function useGanttPlan(projectId: string, { shows, baselineId }: GanttLook) {
  const { board, failure, retry } = useBoard(projectId)
  const workTime = useQuery('workTime', { projectId })
  const groups = useQuery('deliveryGroups', { projectId })
  const { data: kept } = useQuery('taskBaselines', shows('baseline') && !baselineId ? { projectId } : null)
  const { data: saved } = useQuery('baselineDates', shows('baseline') && baselineId ? { projectId, baselineId } : null)
  const baselined = baselineId ? saved : kept
  const filters = useBoardFilters(projectId, board)
  const { shown } = filters
  const days = workTime.data
  const workDays = useMemo(() => days && workDaysOf(days, days.holidays), [days])
  const [scheduleOf] = useState(planScheduler)
  const cards = groups.data?.cards
  const plan = useMemo(
    () => board && workDays && cards && ganttPlan(board, workDays, { shown, scheduleOf, cards }),
    [board, workDays, cards, shown, scheduleOf],
  )
  const baselines = useMemo(
    () => (baselined ? new Map(baselined.items.map(({ taskId, ...dates }) => [taskId, dates])) : none),
    [baselined],
  )
  const askAgain = () => {
    retry()
    void workTime.mutate()
    void groups.mutate()
  }
  return { board, plan, baselines, filters, failure: failure ?? workTime.error ?? groups.error, retry: askAgain }
}
