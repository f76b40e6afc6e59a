import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { type DescribedChanges, describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { Wording } from '@prumo/contracts/audit/wording'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'

const useStyles = makeStyles({
  root: { display: 'grid', contain: 'inline-size', gap: '2px', width: '100%' },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  wrapped: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  briefly: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  label: { color: tokens.colorNeutralForeground3 },
  before: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
})

type Props = {
  action: DescribedChanges
  wording: Wording
  most?: number
  /** Whether what is long goes on in further lines: `briefly` in three at most. */
  wrap?: boolean | 'briefly'
}

/** The first changes of an action in a line each, before → after. */
export function ChangesInBrief({ action, wording, most = 2, wrap = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const changes = describeChanges(action, wording).filter(({ technical }) => !technical)
  const shown = changes.slice(0, most)
  // Several things, each on a line: where there is one line, they are told apart, too.
  const lined = (text: string) => (wrap ? text : text.replaceAll('\n', ' · '))
  const lines = mergeClasses(wrap ? styles.wrapped : styles.line, wrap === 'briefly' && styles.briefly)
  return (
    <div className={styles.root}>
      {shown.map(({ field, label, before, after }) => (
        <Text key={field} size={200} className={lines}>
          <span className={styles.label}>{label}: </span>
          {before !== undefined && (
            <>
              <VisuallyHidden>{t('actionLog.before')} </VisuallyHidden>
              <span className={after === undefined ? styles.before : styles.label}>{lined(before)}</span>
            </>
          )}
          {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
          {after !== undefined && (
            <>
              {before !== undefined && <VisuallyHidden> {t('actionLog.after')} </VisuallyHidden>}
              {lined(after)}
            </>
          )}
        </Text>
      ))}
      {changes.length > most && (
        <Text size={200} className={styles.label}>
          {t('actionLog.moreChanges', { count: changes.length - most })}
        </Text>
      )}
    </div>
  )
}
