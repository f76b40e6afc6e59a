import { module } from '../module'
import { dashboardCommands, dashboardEvents, dashboardNeeds, dashboardRefusals } from './dashboard'
import { analysisQueries } from './queries'

export const analysis = module({
  name: 'analysis',
  commands: dashboardCommands,
  needs: dashboardNeeds,
  events: dashboardEvents,
  queries: analysisQueries,
  refusals: dashboardRefusals,
  absent: ['goal.unknown'],
})
