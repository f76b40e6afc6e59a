import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { useFailureText } from '../platform/texts/useFailureText'
import type { QuickTask } from './useBoard'
import type { RefusedTask } from './useQuickAdds'

type Props = {
  refused: readonly RefusedTask[]
  onRetry: (task: QuickTask) => void
  onRetryAll: () => void
  onGiveUp: (task: QuickTask) => void
}

const useStyles = makeStyles({
  root: { flexShrink: 0, maxHeight: '40%', overflowY: 'auto', padding: '0 8px' },
  task: { marginBottom: '8px' },
})

/** Tasks that were not added, each with the reason: they are tried again, or given up by whoever wrote them. */
export function RefusedTasks({ refused, onRetry, onRetryAll, onGiveUp }: Props) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const styles = useStyles()
  if (refused.length === 0) return null
  return (
    <div className={styles.root}>
      {refused.length > 1 && (
        <Button size="small" className={styles.task} onClick={onRetryAll}>
          {t('quickAdd.retryAll', { count: refused.length })}
        </Button>
      )}
      {refused.map(({ task, failure }) => (
        <MessageBar key={task.taskId} intent="error" layout="multiline" role="alert" className={styles.task}>
          <MessageBarBody>
            <MessageBarTitle>{t('quickAdd.refused', { title: task.title })}</MessageBarTitle>
            {failureText(failure)}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => onRetry(task)}>
              {t('retry')}
            </Button>
            <Button size="small" onClick={() => onGiveUp(task)}>
              {t('quickAdd.giveUp')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      ))}
    </div>
  )
}
