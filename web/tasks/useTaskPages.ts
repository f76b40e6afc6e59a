import type { Answer, QueryInput } from '@prumo/contracts/index'
import { useEffect, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Failure } from '../platform/failure'
import { onStale } from '../platform/updates'
import { useAsk } from '../platform/useAsk'

type Page = Answer<'tasks'>
type Filters = Omit<QueryInput<'tasks'>, 'after' | 'limit'>

const pageSize = 100

/** A list of tasks that grows by a page whenever its end comes into view, and is asked for again when something in it changed. */
export function useTaskPages(filters: Filters) {
  const ask = useAsk()
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<Page, Failure>(
    (_, before: Page | null) =>
      before && !before.next ? null : ['tasks', { ...filters, limit: pageSize, after: before?.next ?? undefined }],
    ([, input]: [string, QueryInput<'tasks'>]) => ask('tasks', input),
    { keepPreviousData: true, revalidateFirstPage: false },
  )
  // SWR's filters pass over lists in pages.
  const latest = useRef({ filters, mutate })
  latest.current = { filters, mutate }
  useEffect(
    () => onStale((isStaleNow) => isStaleNow(['tasks', latest.current.filters]) && void latest.current.mutate()),
    [],
  )
  const hasMore = Boolean(data?.at(-1)?.next)
  return {
    tasks: data?.flatMap(({ items }) => items),
    total: data?.[0]?.total ?? 0,
    failure: error,
    retry: () => void mutate(),
    more: hasMore && !isValidating ? () => void setSize(size + 1) : undefined,
  }
}
