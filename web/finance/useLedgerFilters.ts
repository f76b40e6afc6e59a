import { useDeferredValue } from 'react'
import { useFilters } from '../platform/lists/useFilters'
import { useShownDay } from '../platform/server/useShownDay'
import { ledgerFilterNames, ledgerQuestion, sortAfter, sortIn } from './ledgerQuestion'

export type { LedgerFilters } from './ledgerQuestion'

/** What narrows the list, as the address says it, and the question that it comes to. */
export function useLedgerFilters(projectId: string) {
  const [filters, setFilter, clear] = useFilters(...ledgerFilterNames)
  const [shownAs, setShownAs] = useFilters('sort')
  const { sort, descending } = sortIn(shownAs.sort)
  const day = useShownDay()
  const search = useDeferredValue(filters.search)
  return {
    filters,
    setFilter,
    clear,
    isNarrowed: ledgerFilterNames.some((name) => filters[name] !== ''),
    sort: { key: sort, descending: descending !== undefined },
    sortBy: (key: string) => setShownAs('sort', sortAfter(shownAs.sort, key)),
    question: {
      projectId,
      ...ledgerQuestion({ ...filters, search }, day),
      // The usual order is not asked for by name: so an answer that was asked for early is the same.
      ...(shownAs.sort !== '' && { sort, descending }),
    },
  }
}
