import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Answer } from '@prumo/contracts/index'
import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { newId } from '../platform/newId'
import { fetchQuery } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { isExpired, openView } from './openView'

type Page = Answer<'actionLog'>

/** The rows stay as they are until somebody asks for newer ones: nothing moves under a reader. */
const still = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
const pageSize = 100
const newsShown = 20

/**
 * The action log, a page at a time, through one view for each set of filters. An expired view is opened again. What is
 * searched for is looked up within the view.
 */
export function useActionLog(filters: ActionLogFilters, search: string, inProject?: string) {
  // Whoever comes back later looks again, and that is told: a view belongs to one stay on the screen.
  const [stay] = useState(() => newId())
  const [round, setRound] = useState(0)
  const reading = `action log ${stay} ${JSON.stringify(filters)}`

  const searched = search && { search }

  const view = useSWR<string, Failure>(reading, () => openView(filters, inProject), still)
  const reopen = async () => {
    const viewId = await openView(filters, inProject)
    await view.mutate(viewId, { revalidate: false })
    return viewId
  }
  const through = async <Read>(ask: (viewId: string) => Promise<Read>): Promise<Read> => {
    try {
      return await ask(view.data ?? '')
    } catch (failure) {
      if (!isExpired(failure)) throw failure
      return ask(await reopen())
    }
  }
  const read = (after: string): Promise<Page> =>
    through((viewId) => fetchQuery('actionLog', { viewId, ...searched, ...(after && { after }), limit: pageSize }))

  const pages = useSWRInfinite<Page, Failure>(
    (_, previous: Page | null) =>
      view.data === undefined || previous?.next === null
        ? null
        : [`rows of ${reading} ${search}`, round, previous?.next ?? ''],
    ([, , after]: [string, number, string]) => read(after),
    { ...still, revalidateFirstPage: false, keepPreviousData: true },
  )
  const newest = pages.data?.[0]?.items[0]?.position ?? 0
  const latest = useSWR<Page, Failure>(
    view.data === undefined || !pages.data ? null : ['actionLog', { latestOf: reading, ...searched, round }],
    () => fetchQuery('actionLog', { viewId: view.data ?? '', ...searched, limit: newsShown }),
  )

  // That the log is being read here is no news to the reader.
  const isNews = ({ position, recordId }: Action) => position > newest && recordId !== view.data

  const { setSize, data, isValidating } = pages
  const hasMore = data?.at(-1)?.next != null
  const readOn = useCallback(() => {
    if (hasMore && !isValidating) void setSize((size) => size + 1)
  }, [hasMore, isValidating, setSize])

  // A part of the log that says nothing of it: looking goes on in what is older.
  const isBare = data?.every(({ items }) => items.length === 0) ?? false
  useEffect(() => {
    if (isBare) readOn()
  }, [isBare, readOn])

  return {
    viewId: view.data,
    pages: pages.data,
    error: view.error ?? (isExpired(pages.error) ? undefined : pages.error),
    retry: () => void (view.error ? view.mutate() : pages.mutate()),
    loading: view.isLoading || pages.isLoading,
    hasMore,
    readOn,
    reopen,
    /** Asks something through the view, which is opened again where it has expired. */
    through,
    /** How many actions came since; `true` when there may be some and only looking again would tell. */
    news: isExpired(latest.error) ? true : (latest.data?.items.filter(isNews).length ?? 0),
    showNews: () => setRound((before) => before + 1),
  }
}
