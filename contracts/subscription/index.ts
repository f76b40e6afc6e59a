import { module } from '../module'
import { subscriptionCalls } from './calls'
import { decisionEvents } from './decisions'
import { subscriptionQueries } from './queries'
import {
  subscriptionCommands,
  subscriptionEvents,
  subscriptionNeeds,
  subscriptionRefusals,
  subscriptionSealed,
} from './subscription'

export const subscription = module({
  name: 'subscription',
  shownWith: 'organization',
  commands: subscriptionCommands,
  needs: subscriptionNeeds,
  events: { ...subscriptionEvents, ...decisionEvents },
  queries: subscriptionQueries,
  calls: subscriptionCalls,
  refusals: subscriptionRefusals,
  absent: ['payment.unknown'],
  sealed: subscriptionSealed,
})
