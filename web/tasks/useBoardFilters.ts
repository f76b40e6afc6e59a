import { useDeferredValue, useMemo } from 'react'
import { useShownDay } from '../platform/server/useShownDay'
import { anyFilter, matcherOf } from './taskFilters'
import type { Board } from './useBoard'
import { useOverdueBefore } from './useOverdueBefore'
import { useTaskFilters } from './useTaskFilters'

const noTasks: Board['tasks'] = []

/** What of the board is shown, by the filters in the address. */
export function useBoardFilters(projectId: string, board: Board | undefined) {
  const { filters: written, change, clear } = useTaskFilters()
  const today = useShownDay()
  const overdueBefore = useOverdueBefore(projectId)
  const tasks = board?.tasks ?? noTasks
  // A board shows in its columns what is finished.
  const filters = useMemo(() => ({ ...written, state: '' as const }), [written])
  const wanted = useDeferredValue(filters)
  const shown = useMemo(() => {
    return anyFilter(wanted) ? tasks.filter(matcherOf(wanted, today, overdueBefore)) : tasks
  }, [tasks, wanted, today, overdueBefore])
  return { filters, change, clear, shown, filtered: shown !== tasks }
}
