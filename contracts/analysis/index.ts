import { module } from '../module'
import { dashboardCommands, dashboardEvents, dashboardNeeds, dashboardRefusals } from './dashboard'
import { nightEvents } from './nights'
import { analysisQueries } from './queries'
import { analysisViewCommands, analysisViewEvents, analysisViewNeeds, analysisViewRefusals } from './views'

export const analysis = module({
  name: 'analysis',
  commands: { ...analysisViewCommands, ...dashboardCommands },
  needs: { ...analysisViewNeeds, ...dashboardNeeds },
  events: { ...nightEvents, ...analysisViewEvents, ...dashboardEvents },
  queries: analysisQueries,
  refusals: [...analysisViewRefusals, ...dashboardRefusals],
  absent: ['analysisView.unknown', 'goal.unknown'],
})
