import { module } from '../module'
import { organizationCalls } from './calls'
import { companyCommands, companyEvents, companyNeeds, companyRefusals } from './company'
import { organizationQueries } from './queries'

export const organization = module({
  name: 'organization',
  commands: companyCommands,
  needs: companyNeeds,
  events: companyEvents,
  queries: organizationQueries,
  calls: organizationCalls,
  refusals: companyRefusals,
  absent: [
    'organization.unknown',
    'organization.userUnknown',
    'organization.profileUnknown',
    'organization.logotipoUnknown',
  ],
})
