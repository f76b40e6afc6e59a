import { useQuery } from '../platform/server/useQuery'

/** How many notifications are unread, as far as they are counted. */
export const useUnread = (): number => useQuery('unreadNotifications', {}).data?.count ?? 0
