import { useDeferredValue } from 'react'
import { useFilters } from '../platform/lists/useFilters'
import { useShownDay } from '../platform/server/useShownDay'
import { ledgerFilterNames, ledgerQuestion } from './ledgerQuestion'

export type { LedgerFilters } from './ledgerQuestion'

/** What narrows the list, as the address says it, and the question that it comes to. */
export function useLedgerFilters(projectId: string) {
  const [filters, setFilter, clear] = useFilters(...ledgerFilterNames)
  const day = useShownDay()
  const search = useDeferredValue(filters.search)
  return {
    filters,
    setFilter,
    clear,
    isNarrowed: ledgerFilterNames.some((name) => filters[name] !== ''),
    question: { projectId, ...ledgerQuestion({ ...filters, search }, day) },
  }
}
