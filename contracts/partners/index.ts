import { module } from '../module'
import { partnerCommands, partnerEvents, partnerNeeds, partnerRefusals, partnerSealed } from './partners'
import { partnerQueries } from './queries'

export const partners = module({
  name: 'partners',
  commands: partnerCommands,
  needs: partnerNeeds,
  events: partnerEvents,
  queries: partnerQueries,
  refusals: partnerRefusals,
  absent: ['partner.unknown'],
  sealed: partnerSealed,
})
