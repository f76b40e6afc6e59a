import type { Answers } from '../pipeline/query'
import { notifications } from './notifications'
import { unreadNotifications } from './unreadNotifications'

export const answers = { notifications, unreadNotifications } satisfies Partial<Answers>
