import type { CommandOf } from '@prumo/contracts/index'
import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import { decide } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Ledger } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations, Prepared, Request } from '../pipeline/preparation'
import { partner, partnerAfter, partnerAlone } from './partner'
import { documentOf, type Partner, type PartnerWork, type UndoPartnerAction } from './partnerState'
import { usesOf } from './usesOf'

export type PartnerParts = { keyring: Keyring; ledger: Ledger }

export const partnerPreparations = ({ keyring, ledger }: PartnerParts): Preparations => ({
  AddPartner: async (data, request, domain) => {
    await domain.refuseOtherThing('partner', data.partnerId)
    const prepared = await aroundDocument('AddPartner', data, request, { ...domain, ledger })
    await keyring.create(data.partnerId)
    return prepared
  },
  ChangePartner: (data, request, domain) => aroundDocument('ChangePartner', data, request, { ...domain, ledger }),
  DeletePartner: (data, request, domain) => aroundDocument('DeletePartner', data, request, { ...domain, ledger }),
})

type Data = CommandOf<'AddPartner' | 'ChangePartner' | 'DeletePartner'>['data'] | UndoPartnerActionData
type UndoPartnerActionData = Omit<UndoPartnerAction['data'], 'organizationId'>

type Reading = Domain & Pick<PartnerParts, 'ledger'>

/**
 * A command on a partner, with its document claimed before and the former one given back after it. A document is
 * unique in the organization, whatever its mask. A partner that is in use is not deleted, however that is asked for.
 */
export async function aroundDocument(type: string, data: Data, request: Request, domain: Reading): Promise<Prepared> {
  const { id, actor, at } = request
  const { partnerId } = data
  const organizationId = organizationOf(actor)
  const { state } = await domain.aggregates.load(partner, `partner-${partnerId}`)
  const command = { type, data: { ...data, organizationId } } as PartnerWork
  const from = documentOf(state)
  const recorded = await domain.historySince(`partner-${partnerId}`, id)
  const after = recorded.length > 0 ? state : stateAfter(command, state, { actor, at })
  if (after?.deleted && !state?.deleted) await refuseInUse(domain.ledger, partnerId)
  const to = documentOf(after)
  const nameStep = (stepType: 'ClaimName' | 'ReleaseName', document: string) => ({
    type: stepType,
    data: {
      kind: 'partnerDocument',
      name: domain.nameHash('partnerDocument', `${organizationId}/${document}`),
      holderId: partnerId,
    },
  })
  // A command that is sent again may have ended before it gave the former document back.
  const former = recorded.length > 0 ? formerDocuments(state, recorded as unknown as PartnerEvent[]) : [from]
  return {
    names: {
      claimed: to && to !== from ? [nameStep('ClaimName', to)] : [],
      released: former.flatMap((document) => (document && document !== to ? [nameStep('ReleaseName', document)] : [])),
    },
    steps: [{ type, data: { ...command.data, held: { from, to } } }],
  }
}

/** The partner once this is done; what is refused changes nothing. */
function stateAfter(command: PartnerWork, state: Partner, by: Pick<Request, 'actor' | 'at'>): Partner {
  try {
    return partnerAfter(state, decide(partnerAlone, command, state, by), by.at)
  } catch (error) {
    if (error instanceof Refused) return state
    throw error
  }
}

async function refuseInUse(ledger: Ledger, partnerId: string): Promise<void> {
  const uses = await usesOf(ledger, partnerId)
  if (uses.projects > 0 || uses.entries > 0) throw new Refused('partner.inUse', uses)
}

const formerDocuments = (state: Partner, events: readonly PartnerEvent[]): (string | null)[] => [
  ...events.flatMap(({ type, data }) =>
    type === 'PartnerIdentificationChanged' && data.before ? [data.before.identification.document] : [],
  ),
  state?.deleted ? state.fields.document : null,
]
