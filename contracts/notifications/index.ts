import { module } from '../module'
import { inboxCommands, inboxEvents, inboxNeeds, inboxRefusals, inboxUpcasts } from './inbox'
import { notificationQueries } from './queries'

export const notifications = module({
  name: 'notifications',
  commands: inboxCommands,
  needs: inboxNeeds,
  events: inboxEvents,
  queries: notificationQueries,
  refusals: inboxRefusals,
  upcasts: inboxUpcasts,
})
