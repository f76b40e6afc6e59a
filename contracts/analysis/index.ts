import { module } from '../module'
import { nightEvents } from './nights'
import { analysisQueries } from './queries'
import { analysisViewCommands, analysisViewEvents, analysisViewNeeds, analysisViewRefusals } from './views'

export const analysis = module({
  name: 'analysis',
  commands: analysisViewCommands,
  needs: analysisViewNeeds,
  events: { ...nightEvents, ...analysisViewEvents },
  queries: analysisQueries,
  refusals: analysisViewRefusals,
  absent: ['analysisView.unknown'],
})
