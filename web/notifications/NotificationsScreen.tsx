import { Button, makeStyles, Switch } from '@fluentui/react-components'
import { MailReadRegular, MailRegular } from '@fluentui/react-icons'
import { type NotificationKind, notificationKinds } from '@prumo/contracts/notifications/kinds'
import type { Notification } from '@prumo/contracts/notifications/queries'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { deedOf } from '../platform/keys/keyRegister'
import { EmptyState } from '../platform/layout/EmptyState'
import { Page } from '../platform/layout/Page'
import { ToolButton } from '../platform/layout/ToolButton'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import type { Column } from '../platform/lists/Table'
import { useFilters } from '../platform/lists/useFilters'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
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
        <Switch
          label={t(pages.first?.byMail === null ? 'notifications.noMails' : 'notifications.byMail')}
          checked={pages.first ? (pages.first.byMail ?? false) : true}
          disabled={typeof pages.first?.byMail !== 'boolean'}
          onChange={(_, { checked }) =>
            void run(
              'SetNotificationMail',
              { byMail: checked },
              { done: t(`notifications.mail.${checked ? 'on' : 'off'}`) },
            )
          }
        />
      }
    >
      <ListFilterBar
        actions={
          <Button
            size="small"
            disabledFocusable={!newest || unreadCount === 0}
            onClick={() => newest && void run('MarkAllNotificationsRead', { through: newest.at })}
          >
            {t('command.MarkAllNotificationsRead')}
          </Button>
        }
      >
        <Filters kind={kind} unread={unread} onChange={setFilter} />
      </ListFilterBar>
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

type FiltersProps = {
  kind: NotificationKind | undefined
  unread: 'yes' | undefined
  onChange: (filter: 'kind' | 'unread', value: string) => void
}

function Filters({ kind, unread, onChange }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceFilter
        label={t('notifications.kind')}
        value={kind ?? ''}
        choices={[
          { value: '', text: t('notifications.anyKind') },
          ...notificationKinds.map((each) => ({ value: each, text: t(`notifications.kinds.${each}`) })),
        ]}
        onChange={(chosen) => onChange('kind', chosen)}
      />
      <Switch
        label={t('notifications.onlyUnread')}
        checked={unread === 'yes'}
        onChange={(_, { checked }) => onChange('unread', checked ? 'yes' : '')}
      />
    </>
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
  const showInstant = useShowInstant()
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
      cell: ({ projectPitch }) => projectPitch,
    },
    {
      key: 'at',
      name: t('notifications.at'),
      width: '220px',
      wide: true,
      cell: ({ at }) => showInstant(at),
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
