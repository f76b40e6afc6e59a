import type { CommandModule } from '../pipeline/module'
import { partner } from './partner'
import { type PartnerParts, partnerPreparations } from './preparations'

export const partners: CommandModule<PartnerParts> = {
  deciders: [partner],
  things: { partner: { decider: partner, taken: 'partner.idTaken' } },
  open: (parts) => ({ preparations: partnerPreparations(parts) }),
}
