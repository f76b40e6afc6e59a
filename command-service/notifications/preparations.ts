import type { Actor } from '@prumo/contracts/access'
import { asUser } from '../pipeline/asUser'
import type { Preparations, Prepared } from '../pipeline/preparation'

/** Everybody has one inbox: that of the sender. */
const inOwnInbox =
  (type: string) =>
  async (data: object, { actor }: { actor: Actor }): Promise<Prepared> => ({
    steps: [{ type, data: { ...data, userId: asUser(actor).userId } }],
  })

export const notificationPreparations: Preparations = {
  MarkNotificationsRead: inOwnInbox('MarkNotificationsRead'),
  MarkNotificationsUnread: inOwnInbox('MarkNotificationsUnread'),
  MarkAllNotificationsRead: inOwnInbox('MarkAllNotificationsRead'),
  SetNotificationMail: inOwnInbox('SetNotificationMail'),
}
