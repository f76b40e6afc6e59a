import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import type { Notification } from '@prumo/contracts/notifications/queries'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { useNarrow } from '../platform/layout/useNarrow'
import { VisuallyHidden } from '../platform/layout/VisuallyHidden'
import { RowOpener } from '../platform/lists/RowOpener'
import { notificationAddress } from './notificationAddress'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', alignItems: 'center' },
  dot: { width: '8px', height: '8px', borderRadius: '50%' },
  unread: { backgroundColor: tokens.colorBrandBackground },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  lines: { display: 'grid', '& > :last-child': { gridColumn: 1 } },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { gridColumn: 2, color: tokens.colorNeutralForeground3 },
})

/** Who did what with which record, and whether it is unread. On a phone also where and when. */
export function NotificationText({ notification }: { notification: Notification }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const narrow = useNarrow()
  const { kind, by, recordName, count, unread, recordExists, projectPitch, at } = notification
  const sentence = t(`notifications.sentence.${kind}`, {
    by: by?.name ?? t('notifications.somebody'),
    record: recordName ?? '',
    count,
  })
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={mergeClasses(styles.dot, unread && styles.unread)} />
      <span className={narrow ? styles.lines : styles.line}>
        <Text weight={unread ? 'semibold' : 'regular'} className={styles.text}>
          {unread && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
          <RowOpener {...(recordExists && { to: notificationAddress(notification) })}>{sentence}</RowOpener>
        </Text>
        {!recordExists && (
          <Text size={200} className={styles.quiet}>
            {t('notifications.deleted')}
          </Text>
        )}
      </span>
      {narrow && (
        <Text size={200} className={styles.quiet}>
          {projectPitch} · {showInstant(at)}
        </Text>
      )}
    </span>
  )
}
