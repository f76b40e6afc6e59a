import { flag, instant, phrase } from '../audit/fieldFormats'

const marked = {
  notifications: phrase('logField.notification.which', 'logValue.notification', {
    kind: { words: 'notifications.kinds' },
  }),
}

/** How the fields of events about people’s inboxes are shown. */
export const notificationLogFields = {
  NotificationsMarkedRead: marked,
  NotificationsMarkedUnread: marked,
  AllNotificationsMarkedRead: { through: instant('logField.notification.through') },
  NotificationMailSet: { byMail: flag('logField.notification.byMail') },
  NotificationsMailed: marked,
}
