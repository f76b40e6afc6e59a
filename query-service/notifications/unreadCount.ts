import type { User } from '@prumo/contracts/access'
import { mostCounted, type NotificationKind } from '@prumo/contracts/notifications/kinds'
import type { Knex } from 'knex'
import { unread, visibleNotifications } from './visibleNotifications'

/** How many notifications this person has not read, of one kind or of all: at most `mostCounted`. */
export async function unreadCount(db: Knex, actor: User, kind?: NotificationKind): Promise<number> {
  const counted = visibleNotifications(db, actor).whereRaw(unread).limit(mostCounted).select('n.notification_id')
  if (kind) counted.where('n.kind', kind)
  const { count } = await db.from(counted.as('counted')).first(db.raw('count(*)::int as count'))
  return count
}
