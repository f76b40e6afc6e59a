import { entryKinds } from '@prumo/contracts/finance/kinds'
import { useDeferredValue } from 'react'
import { isCalendarDay } from '../platform/formats/dates'
import { useFilters } from '../platform/lists/useFilters'

const names = ['search', 'kind', 'classification', 'dueFrom', 'dueTo', 'seriesId'] as const
export type LedgerFilters = Record<(typeof names)[number], string>

/** What narrows the list, as the address says it, and the question that it comes to. */
export function useLedgerFilters(projectId: string) {
  const [filters, setFilter, clear] = useFilters(...names)
  const search = useDeferredValue(filters.search)
  const { kind, classification, dueFrom, dueTo, seriesId } = filters
  return {
    filters,
    setFilter,
    clear,
    isNarrowed: names.some((name) => filters[name] !== ''),
    question: {
      projectId,
      search: search || undefined,
      kind: entryKinds.find((each) => each === kind),
      classification: classification || undefined,
      dueFrom: isCalendarDay(dueFrom) ? dueFrom : undefined,
      dueTo: isCalendarDay(dueTo) ? dueTo : undefined,
      seriesId: seriesId || undefined,
    },
  }
}
