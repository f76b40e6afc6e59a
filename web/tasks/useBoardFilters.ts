import { useDeferredValue, useMemo } from 'react'
import { useShownDay } from '../platform/server/useShownDay'
import { anyFilter, matcherOf } from './taskFilters'
import type { Board } from './useBoard'
import { useTaskFilters } from './useTaskFilters'

const noTasks: Board['tasks'] = []

/** What of the board is shown, by the filters in the address. */
export function useBoardFilters(board: Board | undefined) {
  const { filters: written, change, clear } = useTaskFilters()
  const today = useShownDay()
  const tasks = board?.tasks ?? noTasks
  const steps = board?.steps
  // A board shows in its columns what is finished.
  const filters = useMemo(() => ({ ...written, state: '' as const }), [written])
  const wanted = useDeferredValue(filters)
  const shown = useMemo(() => {
    if (!anyFilter(wanted)) return tasks
    const finishing = new Set(steps?.filter(({ finishes }) => finishes).map(({ stepId }) => stepId))
    return tasks.filter(matcherOf(wanted, today, finishing))
  }, [tasks, steps, wanted, today])
  return { filters, change, clear, shown, filtered: shown !== tasks }
}
