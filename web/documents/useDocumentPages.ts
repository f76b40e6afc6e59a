import type { Answer, QueryInput } from '@prumo/contracts/index'
import { useEffect, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Failure } from '../platform/failure'
import { onStale } from '../platform/updates'
import { useAsk } from '../platform/useAsk'

type Page = Answer<'documents'>
type Filters = Omit<QueryInput<'documents'>, 'after' | 'limit'>

/** A list of documents that grows by a page whenever its end comes into view, and is asked for again when something in it changed. */
export function useDocumentPages(filters: Filters) {
  const ask = useAsk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page, Failure>(
    (_, before: Page | null) =>
      before && !before.next ? null : ['documents', { ...filters, after: before?.next ?? undefined }],
    ([, input]: [string, QueryInput<'documents'>]) => ask('documents', input),
    { keepPreviousData: true, revalidateFirstPage: false },
  )
  // SWR's filters pass over lists in pages.
  const latest = useRef({ filters, mutate })
  latest.current = { filters, mutate }
  useEffect(
    () => onStale((isStaleNow) => isStaleNow(['documents', latest.current.filters]) && void latest.current.mutate()),
    [],
  )
  const hasMore = Boolean(data?.at(-1)?.next)
  return {
    documents: data?.flatMap(({ items }) => items),
    total: data?.[0]?.total ?? 0,
    failure: error,
    retry: () => void mutate(),
    more: hasMore && !isValidating ? () => void setSize(size + 1) : undefined,
  }
}
