import { inboxes } from './inboxes'
import { notifications } from './notifications'

export const readModels = [notifications, inboxes]
