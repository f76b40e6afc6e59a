import { module } from '../module'
import { projectCommands, projectEvents, projectNeeds, projectRefusals } from './project'
import { projectUpcasts } from './projectUpcasts'
import { projectQueries } from './queries'
import { roomEvents, roomRefusals } from './room'

export const projects = module({
  name: 'projects',
  commands: projectCommands,
  needs: projectNeeds,
  events: { ...projectEvents, ...roomEvents },
  queries: projectQueries,
  upcasts: projectUpcasts,
  refusals: [...projectRefusals, ...roomRefusals],
  absent: ['project.unknown'],
})
