import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

type Props = {
  /** What has happened, where it is another person's change; else it is one's own text, kept from before. */
  changed?: string | undefined
  /** Gives up what was typed. */
  onDiscard: () => void
}

const useStyles = makeStyles({ root: { flexShrink: 0 } })

/** Says that what stands in a form is not what is saved, and shows that when asked. */
export function UnsavedBar({ changed, onDiscard }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <MessageBar intent={changed ? 'warning' : 'info'} layout="multiline" className={styles.root}>
      <MessageBarBody>{changed ?? t('task.unsaved')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onDiscard}>
          {t(changed ? 'task.look' : 'task.discard')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
