import { module } from '../module'
import { analysisQueries } from './queries'

export const analysis = module({
  name: 'analysis',
  commands: {},
  needs: {},
  events: {},
  queries: analysisQueries,
  refusals: [],
})
