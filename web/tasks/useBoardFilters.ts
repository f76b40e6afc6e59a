import type { TaskCard } from '@prumo/contracts/tasks/queries'
import { useDeferredValue, useMemo } from 'react'
import { containsWords } from '../platform/formats/plainText'
import { useFilters } from '../platform/lists/useFilters'

/** What of the board is shown: by text, person and priority, kept in the address. */
export function useBoardFilters(tasks: readonly TaskCard[]) {
  const [filters, setFilter, clear] = useFilters('search', 'assignee', 'priority')
  const search = useDeferredValue(filters.search)
  const { assignee, priority } = filters
  const shown = useMemo(() => {
    if (!search.trim() && !assignee && !priority) return tasks
    return tasks.filter(
      (task) =>
        containsWords(task.title, search) &&
        (!assignee || (task.assigneeId ?? 'nobody') === assignee) &&
        (!priority || task.priority === priority),
    )
  }, [tasks, search, assignee, priority])
  return { filters, setFilter, clear, shown, filtered: shown !== tasks }
}
