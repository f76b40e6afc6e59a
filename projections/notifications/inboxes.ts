import { projection } from '../projection'

type Inbox = { userId: string; readThrough: string | null; readAllAt: string | null; byMail: boolean }

const emptyOf = (userId: string): Inbox => ({ userId, readThrough: null, readAllAt: null, byMail: true })

/** One row per person who marked everything as read, or chose about mail. */
export const inboxes = projection<Inbox>({
  table: 'notifications_inboxes',
  version: 1,
  key: 'userId',

  columns: (table) => {
    table.uuid('user_id').notNullable()
    for (const instant of ['read_through', 'read_all_at']) table.timestamp(instant)
    table.boolean('by_mail').notNullable()
    table.index(['organization_id', 'user_id'])
  },

  on: {
    AllNotificationsMarkedRead: (row, { userId, through }, { at }) => ({
      ...(row ?? emptyOf(userId)),
      readThrough: through,
      readAllAt: at,
    }),
    NotificationMailSet: (row, { userId, byMail }) => ({ ...(row ?? emptyOf(userId)), byMail }),
  },
})
