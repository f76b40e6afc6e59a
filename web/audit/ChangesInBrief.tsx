import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { type ChangeText, type DescribedChanges, describeChanges } from '@prumo/contracts/audit/describeChanges'
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

/** The first changes of an action in a line each, before → after; whole for whoever points at it. */
export function ChangesInBrief({ action, wording, most = 2, wrap = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const changes = describeChanges(action, wording).filter(({ technical }) => !technical)
  // Where each has but one line, what is left out is named in the last of them.
  const shown = changes.slice(0, wrap || changes.length <= most ? most : most - 1)
  // Several things, each on a line: where there is one line, they are told apart, too.
  const lined = (text: string) => (wrap ? text : text.replaceAll('\n', ' · '))
  const lines = mergeClasses(wrap ? styles.wrapped : styles.line, wrap === 'briefly' && styles.briefly)
  return (
    <div className={styles.root}>
      {shown.map(({ field, label, before, after }) => (
        <Text key={field} size={200} className={lines} title={wrap ? undefined : wholeOf({ label, before, after })}>
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
      {changes.length > shown.length && (
        <Text size={200} className={styles.label} title={changes.slice(shown.length).map(wholeOf).join('\n')}>
          {t('actionLog.moreChanges', { count: changes.length - shown.length })}
        </Text>
      )}
    </div>
  )
}

const wholeOf = ({ label, before, after }: Pick<ChangeText, 'label' | 'before' | 'after'>) =>
  `${label}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`
