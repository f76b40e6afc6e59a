import { module } from '../module'
import { analysisQueries } from './queries'
import { analysisViewCommands, analysisViewEvents, analysisViewNeeds, analysisViewRefusals } from './views'

export const analysis = module({
  name: 'analysis',
  commands: analysisViewCommands,
  needs: analysisViewNeeds,
  events: analysisViewEvents,
  queries: analysisQueries,
  refusals: analysisViewRefusals,
  absent: ['analysisView.unknown'],
})
