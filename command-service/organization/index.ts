import type { CommandModule } from '../pipeline/module'
import { type OrganizationCallParts, organizationCalls } from './calls'
import { company } from './company'
import { type OrganizationParts, organizationPreparations } from './preparations'
import { whenPlanChangesGrantSeats } from './whenPlanChangesGrantSeats'

type Parts = OrganizationParts & OrganizationCallParts

export const organization: CommandModule<Parts> = {
  deciders: [company],
  things: { organization: { decider: company, taken: 'organization.idTaken' } },
  open: (parts) => ({
    preparations: organizationPreparations(parts),
    calls: organizationCalls(parts),
    policies: [whenPlanChangesGrantSeats],
  }),
}
