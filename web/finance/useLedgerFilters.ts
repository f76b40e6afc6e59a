import { ledgerSorts } from '@prumo/contracts/finance/kinds'
import { useDeferredValue } from 'react'
import { useFilters } from '../platform/lists/useFilters'
import { useSortOrder } from '../platform/lists/useSortOrder'
import { useShownDay } from '../platform/server/useShownDay'
import { ledgerFilterNames, ledgerQuestion } from './ledgerQuestion'

export type { LedgerFilters } from './ledgerQuestion'

const order = { sorts: ledgerSorts, usual: 'dueOn' } as const

/** What narrows the list, as the address says it, and the question that it comes to. */
export function useLedgerFilters(projectId: string) {
  const [filters, setFilter, clear] = useFilters(...ledgerFilterNames)
  const { sort, sortBy, inOrder } = useSortOrder(order)
  const day = useShownDay()
  const search = useDeferredValue(filters.search)
  return {
    filters,
    setFilter,
    clear,
    isNarrowed: ledgerFilterNames.some((name) => filters[name] !== ''),
    sort,
    sortBy,
    question: { projectId, ...ledgerQuestion({ ...filters, search }, day), ...inOrder },
  }
}
