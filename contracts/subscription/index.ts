import { module } from '../module'
import { subscriptionEvents } from './subscription'

export const subscription = module({
  name: 'subscription',
  shownWith: 'organization',
  commands: {},
  needs: {},
  events: subscriptionEvents,
  queries: {},
  refusals: [],
})
