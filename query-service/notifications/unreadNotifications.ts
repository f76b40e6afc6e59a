import type { Query } from '../pipeline/query'
import { unreadCount } from './unreadCount'

export const unreadNotifications: Query<'unreadNotifications'> = async (db, _, { actor }) => ({
  count: await unreadCount(db, actor),
})
