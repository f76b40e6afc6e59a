import { module } from '../module'
import { projectCommands, projectEvents, projectNeeds, projectRefusals } from './project'
import { projectQueries } from './queries'

export const projects = module({
  name: 'projects',
  commands: projectCommands,
  needs: projectNeeds,
  events: projectEvents,
  queries: projectQueries,
  refusals: projectRefusals,
  absent: ['project.unknown'],
})
