import { makeStyles } from '@fluentui/react-components'
import { MessageBar, MessageBarBody } from '../layout/MessageBar'
import type { ShownDraft } from './useDraft'
import { useWho } from './useWho'

const useStyles = makeStyles({ root: { flexShrink: 0 } })

/** Above a form: who changed what while somebody types. */
export function DraftBar({ draft: { isOpen, news, changedFields, recordField } }: { draft: ShownDraft }) {
  const styles = useStyles()
  const sentences = useWho().sentences(news.map(recordField), changedFields)
  if (!isOpen || sentences.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.root}>
      <MessageBarBody>{sentences.join(' ')}</MessageBarBody>
    </MessageBar>
  )
}
