import { module } from '../module'
import { accountCommands, accountEvents, accountNeeds, accountRefusals, accountSealed, accountUpcasts } from './account'
import { identityCalls } from './calls'
import { identityQueries } from './queries'

export const identity = module({
  name: 'identity',
  commands: accountCommands,
  needs: accountNeeds,
  events: accountEvents,
  queries: identityQueries,
  calls: identityCalls,
  refusals: accountRefusals,
  absent: ['account.unknown'],
  sealed: accountSealed,
  upcasts: accountUpcasts,
})
