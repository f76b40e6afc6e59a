import { CounterBadge, makeStyles } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { mostCounted } from '@prumo/contracts/notifications/kinds'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { ToolButton } from '../platform/layout/ToolButton'
import { useUnread } from './useUnread'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  count: { position: 'absolute', top: 0, right: 0, pointerEvents: 'none' },
})

/** The bell, with how much is unread. */
export function NotificationsButton() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const count = useUnread()
  return (
    <span className={styles.root}>
      <ToolButton
        label={count > 0 ? t('notifications.bell', { count }) : t('navigation.notifications')}
        icon={<AlertRegular />}
        onClick={() => void navigate(addresses.notifications())}
      />
      {count > 0 && (
        <CounterBadge
          aria-hidden="true"
          className={styles.count}
          count={count}
          overflowCount={mostCounted - 1}
          size="small"
        />
      )}
    </span>
  )
}
