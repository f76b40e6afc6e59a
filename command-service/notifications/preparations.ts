import { inOwnStream } from '../pipeline/inOwnStream'

/** Everybody has one inbox. */
export const notificationPreparations = inOwnStream(
  'MarkNotificationsRead',
  'MarkNotificationsUnread',
  'MarkAllNotificationsRead',
  'SetNotificationMail',
)
