import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { useFailureText } from '../platform/texts/useFailureText'
import type { RefusedChange } from './refusedTasksIn'

type Props = {
  refused: readonly RefusedChange[]
  /** How many tasks were to change. */
  of: number
  /** Takes the refused ones out of the selection, where they were selected. */
  onLeaveOut?: () => void
}

const useStyles = makeStyles({
  root: { flexShrink: 0 },
  list: { margin: 0, paddingLeft: '18px', overflowWrap: 'anywhere', maxHeight: '120px', overflowY: 'auto' },
})

/** The tasks for which nothing was changed, each with its reason. */
export function RefusedChanges({ refused, of, onLeaveOut }: Props) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const styles = useStyles()
  const ofOthers = refused.some(({ failure }) => failure.code === 'task.ofAnother')
  const headline = ofOthers
    ? t('error.task.noPermission.bulk')
    : t('error.tasks.refused', { refused: refused.length, of })
  return (
    <MessageBar intent="error" layout="multiline" role="alert" className={styles.root}>
      <MessageBarBody>
        <MessageBarTitle>{headline}</MessageBarTitle>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keys as well */}
        <ul className={styles.list} tabIndex={0} aria-label={headline}>
          {refused.map(({ taskId, title, failure }) => (
            <li key={taskId}>
              {title}: {failureText(failure)}
            </li>
          ))}
        </ul>
      </MessageBarBody>
      {onLeaveOut && (
        <MessageBarActions>
          <Button size="small" onClick={onLeaveOut}>
            {t('bulk.leaveOut')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
