import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import useSWRInfinite from 'swr/infinite'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import type { Failure } from '../platform/server/failure'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useQuery } from '../platform/server/useQuery'
import { ActionItems } from './ActionItems'

type Page = Answer<'taskHistory'>

const useStyles = makeStyles({
  more: { marginTop: tokens.spacingVerticalM },
})

const pageSize = 30

/** What was done to a task, newest first: who, when, and what stood there before and after. */
export function TaskHistory({ projectId, taskId }: { projectId: string; taskId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: first, error, mutate } = useQuery('taskHistory', { projectId, taskId, limit: pageSize })
  const older = useOlder(projectId, taskId, first?.next ?? null)
  const actions = [first, ...older.pages].flatMap((page) => page?.items ?? [])

  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!first) return <Loading rows={4} />
  return (
    <div>
      <ActionItems label={t('task.history')} actions={actions} />
      <FailureBar failure={older.error} onRetry={older.readOn} />
      {older.hasMore && (
        <Button className={styles.more} onClick={older.readOn} disabledFocusable={older.loading}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  )
}

/** The pages after the first, which stays true by itself; what is older does not change any more. */
function useOlder(projectId: string, taskId: string, after: string | null) {
  const ask = useFetchQuery()
  const { data, error, size, setSize, isLoading, isValidating } = useSWRInfinite<Page, Failure>(
    (index, previous: Page | null) => {
      const cursor = index === 0 ? after : previous?.next
      return cursor ? ['older history', projectId, taskId, cursor] : null
    },
    ([, , , cursor]: string[]) => ask('taskHistory', { projectId, taskId, after: cursor ?? '', limit: pageSize }),
    {
      initialSize: 0,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      persistSize: true,
    },
  )
  const pages = data ?? []
  return {
    pages,
    error,
    loading: isLoading || isValidating,
    hasMore: pages.length > 0 ? pages.at(-1)?.next !== null : after !== null,
    readOn: () => void setSize(size + 1),
  }
}
