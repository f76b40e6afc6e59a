import { module } from '../module'
import { nightEvents } from './nights'
import { analysisQueries } from './queries'

export const analysis = module({
  name: 'analysis',
  commands: {},
  needs: {},
  events: nightEvents,
  queries: analysisQueries,
  refusals: [],
})
