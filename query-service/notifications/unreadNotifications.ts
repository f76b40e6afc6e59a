import { mostCounted } from '@prumo/contracts/notifications/kinds'
import type { Query } from '../pipeline/query'
import { unread, visibleNotifications } from './visibleNotifications'

export const unreadNotifications: Query<'unreadNotifications'> = async (db, _, { actor }) => {
  const counted = visibleNotifications(db, actor).whereRaw(unread).limit(mostCounted).select('n.notification_id')
  const { count } = await db.from(counted.as('counted')).first(db.raw('count(*)::int as count'))
  return { count }
}
