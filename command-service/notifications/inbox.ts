import type { InboxEvent, NotificationId } from '@prumo/contracts/notifications/inbox'
import type { Decider } from '@prumo/platform/decider'

/** What a person chose about mail. What is read is a matter of the read models: no rule asks for it. */
type Inbox = { byMail: boolean }

type OfPerson<More> = { userId: string } & More
type Marking = OfPerson<{ notifications: NotificationId[] }>
type InboxCommand =
  | { type: 'MarkNotificationsRead'; data: Marking }
  | { type: 'MarkNotificationsUnread'; data: Marking }
  | { type: 'MarkAllNotificationsRead'; data: OfPerson<{ through: string }> }
  | { type: 'SetNotificationMail'; data: OfPerson<{ byMail: boolean }> }
  /** Of the system: a mail about these was handed over for delivery. */
  | { type: 'RecordNotificationMail'; data: Marking }

/** A person's notifications. */
export const inbox: Decider<Inbox, InboxCommand, InboxEvent> = {
  stream: ({ userId }) => `inbox-${userId}`,
  initial: { byMail: true },

  decide: {
    MarkNotificationsRead: (data) => [{ type: 'NotificationsMarkedRead', data }],
    MarkNotificationsUnread: (data) => [{ type: 'NotificationsMarkedUnread', data }],
    MarkAllNotificationsRead: (data) => [{ type: 'AllNotificationsMarkedRead', data }],
    SetNotificationMail: ({ userId, byMail }, before) =>
      byMail === before.byMail ? [] : [{ type: 'NotificationMailSet', data: { userId, byMail, before } }],
    RecordNotificationMail: (data) => [{ type: 'NotificationsMailed', data }],
  },

  evolve: {
    NotificationsMarkedRead: (_, state) => state,
    NotificationsMarkedUnread: (_, state) => state,
    AllNotificationsMarkedRead: (_, state) => state,
    NotificationMailSet: ({ byMail }) => ({ byMail }),
    NotificationsMailed: (_, state) => state,
  },
}
