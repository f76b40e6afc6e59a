import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Failure } from '../server/failure'
import { type FirstPage, type Newest, newestOf } from './newestOf'

type Parts<Item> = {
  /** What the list is of. */
  name: string
  /** The first page, which stays true by itself. */
  first: FirstPage<Item> | undefined
  keyOf: (item: Item) => unknown
  fetchAfter: (cursor: string) => Promise<FirstPage<Item>>
}

/** A list of which only the news change: its first page, and older ones as far as somebody has asked for them. */
export function useOlderPages<Item>({ name, first, keyOf, fetchAfter }: Parts<Item>) {
  const [kept, setKept] = useState<Newest<Item> & { name: string }>()
  const isNew = first !== undefined && (kept?.first !== first || kept.name !== name)
  const newest = isNew ? { name, ...newestOf(kept?.name === name ? kept : undefined, first, keyOf) } : kept
  if (isNew) setKept(newest)
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<FirstPage<Item>, Failure>(
    (index: number, before: FirstPage<Item> | null) => {
      const cursor = index === 0 ? newest?.olderFrom : before?.next
      return cursor ? ['older pages', name, cursor] : null
    },
    ([, , cursor]: [string, string, string]) => fetchAfter(cursor),
    { initialSize: 0, revalidateFirstPage: false, revalidateOnFocus: false, revalidateIfStale: false },
  )
  const older = data?.slice(0, size) ?? []
  const next = older.length > 0 ? older.at(-1)?.next : newest?.olderFrom
  return {
    items: [...(newest?.items ?? []), ...older.flatMap(({ items }) => items)],
    error,
    isLoading: isValidating,
    hasMore: Boolean(next),
    more: () => void (error ? mutate() : setSize(size + 1)),
    /** Asks for the older pages again, where something in them was changed. */
    refresh: () => void mutate(),
  }
}
