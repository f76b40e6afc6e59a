import { module } from '../module'
import { claimEvents } from './claims'

export const naming = module({
  name: 'naming',
  shownWith: 'identity',
  commands: {},
  needs: {},
  events: claimEvents,
  queries: {},
  refusals: [],
})
