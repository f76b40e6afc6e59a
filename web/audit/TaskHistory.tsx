import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { useOlderPages } from '../platform/lists/useOlderPages'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { useQuery } from '../platform/server/useQuery'
import { ActionItems } from './ActionItems'

const useStyles = makeStyles({
  more: { marginTop: tokens.spacingVerticalM },
})

const pageSize = 30

/** What was done to a task, newest first: who, when, and what stood there before and after. */
export function TaskHistory({ projectId, taskId }: { projectId: string; taskId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: first, error, mutate } = useQuery('taskHistory', { projectId, taskId, limit: pageSize })
  const ask = useFetchQuery()
  const history = useOlderPages({
    name: `taskHistory ${projectId} ${taskId}`,
    first,
    keyOf: ({ eventId }) => eventId,
    fetchAfter: (after) => ask('taskHistory', { projectId, taskId, after, limit: pageSize }),
  })

  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!first) return <Loading rows={4} />
  return (
    <div>
      <ActionItems label={t('task.history')} actions={history.items} />
      <FailureBar failure={history.error} onRetry={history.more} />
      {history.hasMore && (
        <Button className={styles.more} onClick={history.more} disabledFocusable={history.isLoading}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  )
}
