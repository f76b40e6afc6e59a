import { module } from '../module'
import { planCommands, planEvents, planNeeds, planRefusals } from './plan'
import { planUpcasts } from './planUpcasts'
import { taskQueries } from './queries'

export const tasks = module({
  name: 'tasks',
  commands: planCommands,
  needs: planNeeds,
  events: planEvents,
  queries: taskQueries,
  refusals: planRefusals,
  upcasts: planUpcasts,
})
