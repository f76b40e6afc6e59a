import type { Answer, QueryInput, QueryName } from '@prumo/contracts/index'
import { useEffect, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Failure } from './failure'
import { pageKey } from './keptPages'
import { onStale } from './updates'
import { useFetchQuery } from './useFetchQuery'

/** The questions that are answered a page at a time. */
type Paged = {
  [Name in QueryName]: Answer<Name> extends { items: unknown[]; next: string | null } ? Name : never
}[QueryName]

/** A list that grows by a page whenever more is asked for, and is asked for again when something in it changed. */
export function usePagedQuery<Name extends Paged>(name: Name, filters: QueryInput<Name> | null) {
  const ask = useFetchQuery()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Answer<Name>, Failure>(
    (_, before: Answer<Name> | null) =>
      !filters || (before && !before.next) ? null : pageKey(name, filters, before?.next ?? undefined),
    ([, input]: ReturnType<typeof pageKey<Name>>) => ask(name, input),
    // Whenever it is shown again, pages that were let go of are asked for, and no others.
    { keepPreviousData: true, revalidateFirstPage: false, dedupingInterval: 0 },
  )
  // SWR's filters pass over lists in pages.
  const latest = useRef({ filters, mutate })
  latest.current = { filters, mutate }
  useEffect(
    () => onStale((isStaleNow) => isStaleNow([name, latest.current.filters]) && void latest.current.mutate()),
    [name],
  )
  const hasMore = Boolean(data?.at(-1)?.next)
  return {
    first: data?.[0],
    items: data?.flatMap(({ items }) => items as Answer<Name>['items'][number][]),
    failure: error,
    retry: () => void mutate(),
    hasMore,
    more: hasMore && !isValidating ? () => void setSize(size + 1) : undefined,
  }
}
