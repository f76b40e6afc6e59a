import type { Feature } from '@prumo/contracts/access'
import type { RecordedEvent } from '@prumo/contracts/index'
import { notifying } from '@prumo/contracts/meanings'
import type { NotificationId } from '@prumo/contracts/notifications/inbox'
import type { NotificationKind } from '@prumo/contracts/notifications/kinds'
import { recipientsOf } from '@prumo/contracts/notifications/recipientsOf'
import { recordOf } from '@prumo/contracts/notifications/recordOf'
import { upcastsOf } from '@prumo/contracts/upcasts'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Notification = {
  notificationId: string
  userId: string
  kind: NotificationKind
  correlationId: string
  projectId: string
  /** What the person must be allowed to see. */
  features: readonly Feature[]
  recordKind: string
  recordId: string
  byId: string | null
  at: string
  /** Of so many events. */
  count: number
  /** What the person marked it as, and when. */
  marked: 'read' | 'unread' | null
  markedAt: string | null
}

const idOf = ({ kind, correlationId }: NotificationId, userId: string) => `${userId} ${kind} ${correlationId}`

/** Everything of one kind that one command brought about for a person is one row. A new event makes it unread. */
function notified(row: Notification | null, _: object, event: object, key: string): Notification | null {
  const { type, data, at, projectId, metadata } = event as RecordedEvent
  const notifies = notifying.get(type)
  const record = recordOf(event as RecordedEvent)
  if (!notifies || !projectId || !record) return row
  return {
    notificationId: key,
    userId: key.slice(0, 36),
    kind: notifies.kind,
    correlationId: metadata.correlationId.toLowerCase(),
    projectId,
    features: notifies.features(data),
    recordKind: record.kind,
    recordId: record.id,
    byId: userOf(event as RecordedEvent),
    at,
    count: (row?.count ?? 0) + 1,
    marked: null,
    markedAt: null,
  }
}

const mark =
  (marked: 'read' | 'unread') =>
  (row: Notification | null, _: object, { at }: { at: string }) =>
    row && { ...row, marked, markedAt: at }

const isMarking = (event: RecordedEvent) =>
  event.type === 'NotificationsMarkedRead' || event.type === 'NotificationsMarkedUnread'

function keysOf(event: RecordedEvent): string[] {
  if (isMarking(event)) {
    const { userId, notifications } = event.data as { userId: string; notifications: readonly NotificationId[] }
    return [...new Set(notifications.map((notification) => idOf(notification, userId)))]
  }
  const kind = notifying.get(event.type)?.kind
  const correlationId = event.metadata.correlationId.toLowerCase()
  return kind ? recipientsOf(event).map((userId) => idOf({ kind, correlationId }, userId)) : []
}

/** Each upcast of an event that notifies people is a version of this read model. */
const upcastsOfNotifying = [...notifying.keys()].reduce((count, type) => count + upcastsOf(type).length, 0)

/** One row per person, command and kind of notification. */
export const notifications = projection<Notification>({
  table: 'notifications_notifications',
  version: 2 + upcastsOfNotifying,
  key: 'notificationId',
  keys: keysOf,
  ofOrganization: true,

  columns: (table) => {
    table.text('notification_id').notNullable()
    for (const id of ['user_id', 'correlation_id', 'project_id', 'record_id']) table.uuid(id).notNullable()
    for (const text of ['kind', 'record_kind']) table.text(text).notNullable()
    table.jsonb('features').notNullable()
    table.uuid('by_id')
    table.timestamp('at').notNullable()
    table.integer('count').notNullable()
    table.text('marked')
    table.timestamp('marked_at')
    table.index(['organization_id', 'user_id', 'at', 'notification_id'])
  },

  on: {
    ...Object.fromEntries([...notifying.keys()].map((type) => [type, notified])),
    NotificationsMarkedRead: mark('read'),
    NotificationsMarkedUnread: mark('unread'),
  },
})
