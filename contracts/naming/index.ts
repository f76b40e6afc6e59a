import { module } from '../module'
import { claimEvents, claimUpcasts } from './claims'

export const naming = module({
  name: 'naming',
  shownWith: 'identity',
  commands: {},
  needs: {},
  events: claimEvents,
  queries: {},
  refusals: [],
  upcasts: claimUpcasts,
})
