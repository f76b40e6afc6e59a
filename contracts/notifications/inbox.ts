import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { type Upcast, unchanged } from '../upcast'
import { id, instant } from '../values'
import { notificationKinds } from './kinds'

/** Everything of one kind that one command brought about is one notification, however many records it is about. */
const notificationId = z.strictObject({ kind: z.enum(notificationKinds), correlationId: id })
export type NotificationId = z.output<typeof notificationId>

const marked = z.array(notificationId).min(1).max(200)

/** Commands about the sender's own inbox. */
export const inboxCommands = {
  MarkNotificationsRead: z.strictObject({ notifications: marked }),
  MarkNotificationsUnread: z.strictObject({ notifications: marked }),
  /** Everything up to the newest notification that the sender has seen. */
  MarkAllNotificationsRead: z.strictObject({ through: instant }),
  SetNotificationMail: z.strictObject({ byMail: z.boolean() }),
}

/** The need of each command. */
export const inboxNeeds = {
  MarkNotificationsRead: { of: 'self' },
  MarkNotificationsUnread: { of: 'self' },
  MarkAllNotificationsRead: { of: 'self' },
  SetNotificationMail: { of: 'self' },
} as const satisfies Record<keyof typeof inboxCommands, Need>

const ofPerson = { of: 'userId', quiet: true } as const

/** The events. */
export const inboxEvents = {
  NotificationsMarkedRead: event(z.strictObject({ userId: id, notifications: marked }), ofPerson),
  NotificationsMarkedUnread: event(z.strictObject({ userId: id, notifications: marked }), ofPerson),
  AllNotificationsMarkedRead: event(z.strictObject({ userId: id, through: instant }), ofPerson),
  NotificationMailSet: event(
    z.strictObject({ userId: id, byMail: z.boolean(), before: z.strictObject({ byMail: z.boolean() }) }),
    ofPerson,
  ),
  /** A mail about these notifications was handed over for delivery to the person. */
  NotificationsMailed: event(z.strictObject({ userId: id, notifications: marked }), ofPerson),
}

/**
 * In their second version people are notified of entries that tasks closed, too. In their third, of approvers who can
 * no longer come.
 */
export const inboxUpcasts = {
  NotificationsMarkedRead: [unchanged, unchanged],
  NotificationsMarkedUnread: [unchanged, unchanged],
  NotificationsMailed: [unchanged, unchanged],
} as const satisfies Partial<Record<keyof typeof inboxEvents, readonly Upcast[]>>

/** Codes of the refusals. */
export const inboxRefusals = [] as const

export type InboxEvent = MessageOf<typeof inboxEvents>
