import { useMemo } from 'react'
import { useAddress } from '../platform/lists/useAddress'
import { filtersIn, noFilters, type TaskFilters, withFilters } from './taskFilters'

/**
 * What was changed in the filters that a screen shows, in those that hold now: on a slow machine something else may
 * have been chosen before it was drawn.
 */
function changesSince(shown: TaskFilters, now: TaskFilters, changes: Partial<TaskFilters>): Partial<TaskFilters> {
  const since = Object.entries(changes).map(([name, value]) => {
    const [before, latest] = [shown[name as keyof TaskFilters], now[name as keyof TaskFilters]]
    return [name, Array.isArray(value) ? chosenSince(before as string[], latest as string[], value) : value]
  })
  return Object.fromEntries(since)
}

function chosenSince(shown: readonly string[], now: readonly string[], chosen: readonly string[]): string[] {
  const stays = now.filter((value) => chosen.includes(value) || !shown.includes(value))
  return [...stays, ...chosen.filter((value) => !shown.includes(value) && !now.includes(value))]
}

/** The filters of a list or board of tasks, in the address. The way back undoes a choice, but not letter by letter. */
export function useTaskFilters() {
  const [address, changeAddress] = useAddress()
  const written = address.toString()
  const filters = useMemo(() => filtersIn(new URLSearchParams(written)), [written])
  const change = (changes: Partial<TaskFilters>) =>
    changeAddress((before) => withFilters(before, changesSince(filters, filtersIn(before), changes)), {
      replace: 'search' in changes && !('due' in changes),
    })
  return { filters, change, clear: () => changeAddress((before) => withFilters(before, noFilters)) }
}
