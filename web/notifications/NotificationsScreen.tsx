import { Button, makeStyles } from '@fluentui/react-components'
import { CheckmarkRegular, MailReadRegular, MailRegular } from '@fluentui/react-icons'
import { notificationKinds } from '@prumo/contracts/notifications/kinds'
import type { Notification } from '@prumo/contracts/notifications/queries'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EmailProofBar } from '../identity/EmailProofBar'
import { deedOf } from '../platform/keys/keyRegister'
import { EmptyState } from '../platform/layout/EmptyState'
import { Page } from '../platform/layout/Page'
import { ToolButton } from '../platform/layout/ToolButton'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { CutText } from '../platform/lists/CutText'
import { InstantCell } from '../platform/lists/InstantCell'
import { PagedTable } from '../platform/lists/PagedTable'
import type { Column } from '../platform/lists/Table'
import { ToggleFilter } from '../platform/lists/ToggleFilter'
import { useFilters } from '../platform/lists/useFilters'
import { useInstantWidth } from '../platform/lists/useInstantWidth'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useQuery } from '../platform/server/useQuery'
import { NotificationFilterBar } from './NotificationFilterBar'
import { NotificationText } from './NotificationText'
import { notificationAddress } from './notificationAddress'
import { useUnread } from './useUnread'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
})

const keyOf = ({ kind, correlationId }: Notification) => `${kind} ${correlationId}`

/** What concerns the person: read and unread, by kind. The filters are in the address. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { run } = useCommand()
  const unreadCount = useUnread()
  const [filters, setFilter, clear] = useFilters('kind', 'unread')
  const kind = notificationKinds.find((each) => each === filters.kind)
  const unread = filters.unread === 'yes' ? 'yes' : undefined
  const pages = usePagedQuery('notifications', { kind, unread })
  const newest = pages.items?.[0]
  const { data: me } = useQuery('me', {})
  const isWaitingForProof = pages.first?.byMail === true && me?.emailProven === false

  const mark = ({ kind: marked, correlationId }: Notification, isRead: boolean) =>
    run(isRead ? 'MarkNotificationsRead' : 'MarkNotificationsUnread', {
      notifications: [{ kind: marked, correlationId }],
    })
  const open = (notification: Notification) => {
    if (notification.unread) void mark(notification, true)
    if (notification.recordExists) void navigate(notificationAddress(notification))
  }
  const isNarrowed = kind !== undefined || unread !== undefined

  return (
    <Page
      title={t('navigation.notifications')}
      actions={
        <ToggleFilter
          label={t(pages.first?.byMail === null ? 'notifications.noMails' : 'notifications.byMail')}
          isOn={pages.first ? (pages.first.byMail ?? false) : true}
          disabled={typeof pages.first?.byMail !== 'boolean'}
          onTurn={(byMail) =>
            void run('SetNotificationMail', { byMail }, { done: t(`notifications.mail.${byMail ? 'on' : 'off'}`) })
          }
        />
      }
    >
      {isWaitingForProof && <EmailProofBar email={me.email} />}
      <NotificationFilterBar
        kind={kind}
        unread={unread === 'yes'}
        onFilter={setFilter}
        onClear={clear}
        actions={
          <ToolbarButton
            isNamed
            icon={<CheckmarkRegular />}
            disabledFocusable={!newest || unreadCount === 0}
            label={t('command.MarkAllNotificationsRead')}
            onClick={() => newest && void run('MarkAllNotificationsRead', { through: newest.at })}
          />
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the rows in it, which have the focus */}
      <div className={styles.list} onKeyDown={(event) => onKey(event, pages.items ?? [], mark)}>
        <PagedTable
          pages={{ ...pages, first: undefined }}
          label={t('navigation.notifications')}
          columns={useColumns(mark)}
          keyOf={keyOf}
          onOpen={open}
          empty={
            <EmptyState
              title={t(isNarrowed ? 'notifications.noMatch' : 'notifications.none')}
              text={t(isNarrowed ? 'notifications.noMatchText' : 'notifications.noneText')}
            >
              {isNarrowed && <Button onClick={clear}>{t('projects.clear')}</Button>}
            </EmptyState>
          }
        />
      </div>
    </Page>
  )
}

type Mark = (notification: Notification, isRead: boolean) => Promise<boolean>

/** U marks the row that has the focus as read or unread. */
function onKey(event: KeyboardEvent<HTMLElement>, items: readonly Notification[], mark: Mark) {
  const index = (event.target as HTMLElement).dataset.index
  const notification = index === undefined ? undefined : items[Number(index)]
  if (deedOf('notifications', event) !== 'mark' || !notification) return
  event.preventDefault()
  void mark(notification, notification.unread)
}

function useColumns(mark: Mark): Column<Notification>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'what',
      name: t('notifications.what'),
      width: 'minmax(200px, 4fr)',
      cell: (notification) => <NotificationText notification={notification} />,
    },
    {
      key: 'project',
      name: t('notifications.project'),
      width: 'minmax(140px, 2fr)',
      wide: true,
      cell: ({ projectPitch }) => <CutText>{projectPitch}</CutText>,
    },
    {
      key: 'at',
      name: t('notifications.at'),
      width: useInstantWidth(),
      wide: true,
      cell: ({ at }) => <InstantCell at={at} />,
    },
    {
      key: 'mark',
      name: t('notifications.mark'),
      width: '80px',
      cell: (notification) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the click from opening the row
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the button is none on the row
        <span onClick={(event) => event.stopPropagation()}>
          <ToolButton
            size="small"
            label={t(`command.${notification.unread ? 'MarkNotificationsRead' : 'MarkNotificationsUnread'}`)}
            icon={notification.unread ? <MailReadRegular /> : <MailRegular />}
            onClick={() => void mark(notification, notification.unread)}
          />
        </span>
      ),
    },
  ]
}
