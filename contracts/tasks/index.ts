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
  absent: [
    ...(['task.unknown', 'task.assigneeUnknown', 'task.predecessorUnknown', 'task.tagUnknown'] as const),
    ...(['step.unknown', 'tag.unknown', 'checklist.itemUnknown', 'checklist.assigneeUnknown'] as const),
  ],
  upcasts: planUpcasts,
})
