import { module } from '../module'
import { partnerCalls } from './calls'
import { partnerCommands, partnerEvents, partnerNeeds, partnerRefusals, partnerSealed } from './partners'
import { partnerQueries } from './queries'

export const partners = module({
  name: 'partners',
  commands: partnerCommands,
  needs: partnerNeeds,
  events: partnerEvents,
  queries: partnerQueries,
  calls: partnerCalls,
  refusals: partnerRefusals,
  absent: ['partner.unknown'],
  sealed: partnerSealed,
})
