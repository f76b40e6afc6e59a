import { Button, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../layout/MessageBar'
import type { ShownDraft } from './useDraft'
import { useWho } from './useWho'

const useStyles = makeStyles({ root: { flexShrink: 0 } })

/** Above a form: who changed what while somebody types, or that what stands there is from before and not saved. */
export function DraftBar({ draft }: { draft: ShownDraft }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const who = useWho()
  const { news, isOpen, isRestored, discarded, changedFields, recordField } = draft
  if (discarded)
    return (
      <MessageBar intent="info" layout="multiline" className={styles.root}>
        <MessageBarBody>{t('draft.discarded')}</MessageBarBody>
        <MessageBarActions>
          {/* The button that was pressed is gone: its undoing has the focus now. */}
          <Button size="small" autoFocus onClick={draft.undiscard}>
            {t('undo')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    )
  const sentences = who.sentences(news.map(recordField), changedFields)
  if (!isOpen || (sentences.length === 0 && !isRestored)) return null
  return (
    <MessageBar intent={sentences.length > 0 ? 'warning' : 'info'} layout="multiline" className={styles.root}>
      <MessageBarBody>{sentences.length > 0 ? sentences.join(' ') : t('draft.unsaved')}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={draft.discard}>
          {t('draft.discard')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
