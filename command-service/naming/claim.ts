import type { Refusal } from '@prumo/contracts/index'
import type { ClaimEvent, ClaimKind } from '@prumo/contracts/naming/claims'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'

type Claimed = { holderId: string } | undefined
type Naming = {
  kind: ClaimKind
  /** The keyed hash of the name: what the stream is called after. */
  name: string
  holderId: string
}
type ClaimCommand = { type: 'ClaimName'; data: Naming } | { type: 'ReleaseName'; data: Naming }

const taken: Record<ClaimKind, Refusal> = {
  email: 'account.emailTaken',
  projectCode: 'project.internalCodeTaken',
  subdomain: 'organization.subdomainTaken',
  partnerDocument: 'partner.documentTaken',
  companyDocument: 'organization.documentTaken',
}

/** A name that is unique beyond one stream. The first to claim it holds it until it is released. */
export const claim: Decider<Claimed, ClaimCommand, ClaimEvent> = {
  stream: ({ kind, name }) => `claim-${kind}-${name}`,
  initial: undefined,

  decide: {
    ClaimName: ({ kind, holderId }, claimed) => {
      if (claimed?.holderId === holderId) return []
      if (claimed) throw new Refused(taken[kind])
      return [{ type: 'NameClaimed', data: { kind, holderId } }]
    },
    ReleaseName: ({ kind, holderId }, claimed) =>
      claimed?.holderId === holderId ? [{ type: 'NameReleased', data: { kind, holderId } }] : [],
  },

  evolve: {
    NameClaimed: ({ holderId }) => ({ holderId }),
    NameReleased: () => undefined,
  },
}
