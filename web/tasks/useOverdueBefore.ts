import { overdueBefore } from '@prumo/contracts/schedule/overdueBefore'
import { workDaysOf } from '@prumo/contracts/tasks/workDaysOf'
import { useMemo } from 'react'
import { useQuery } from '../platform/server/useQuery'
import { useShownDay } from '../platform/server/useShownDay'

/** The day before which an open task of a project should have ended; nothing until its work time is known. */
export function useOverdueBefore(projectId: string): string | undefined {
  const { data: workTime } = useQuery('workTime', { projectId })
  const shownDay = useShownDay()
  return useMemo(
    () => workTime && overdueBefore(workDaysOf(workTime, workTime.holidays), shownDay),
    [workTime, shownDay],
  )
}
