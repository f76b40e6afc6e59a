import { module } from '../module'
import { ganttCalls } from './ganttCalls'
import { taskMeasures } from './measures'
import { planCommands, planEvents, planNeeds, planRefusals } from './plan'
import { planUpcasts } from './planUpcasts'
import { projectMeasures } from './projectMeasures'
import { taskQueries } from './queries'
import { taskViewCommands, taskViewEvents, taskViewNeeds, taskViewRefusals } from './views'
import { wbsMeasures } from './wbsMeasures'

export const tasks = module({
  name: 'tasks',
  commands: { ...planCommands, ...taskViewCommands },
  needs: { ...planNeeds, ...taskViewNeeds },
  events: { ...planEvents, ...taskViewEvents },
  queries: taskQueries,
  calls: ganttCalls,
  refusals: [...planRefusals, ...taskViewRefusals],
  absent: [
    ...(['task.unknown', 'task.assigneeUnknown', 'task.predecessorUnknown', 'task.tagUnknown'] as const),
    ...([
      'step.unknown',
      'tag.unknown',
      'checklist.itemUnknown',
      'checklist.assigneeUnknown',
      'taskView.unknown',
      'holiday.unknown',
      'dependency.unknown',
      'baseline.unknown',
    ] as const),
  ],
  measures: [...taskMeasures, ...wbsMeasures, ...projectMeasures],
  upcasts: planUpcasts,
})
