import type { CommandModule } from '../pipeline/module'
import { type PartnerCallParts, partnerCalls } from './calls'
import { partner } from './partner'
import { type PartnerParts, partnerPreparations } from './preparations'

export const partners: CommandModule<PartnerParts & PartnerCallParts> = {
  deciders: [partner],
  things: { partner: { decider: partner, taken: 'partner.idTaken' } },
  open: (parts) => ({ preparations: partnerPreparations(parts), calls: partnerCalls(parts) }),
}
