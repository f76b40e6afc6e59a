import type { CommandOf } from '@prumo/contracts/index'
import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import { decide } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparations, Prepared, Request } from '../pipeline/preparation'
import { partner, partnerAfter, partnerAlone } from './partner'
import { documentOf, type Partner, type PartnerWork, type UndoPartnerAction } from './partnerState'

export type PartnerParts = { keyring: Keyring }

export const partnerPreparations = ({ keyring }: PartnerParts): Preparations => ({
  AddPartner: async (data, request, domain) => {
    await domain.refuseOtherThing('partner', data.partnerId)
    const prepared = await aroundDocument('AddPartner', data, request, domain)
    await keyring.create(data.partnerId)
    return prepared
  },
  ChangePartner: (data, request, domain) => aroundDocument('ChangePartner', data, request, domain),
  DeletePartner: (data, request, domain) => aroundDocument('DeletePartner', data, request, domain),
})

type Data = CommandOf<'AddPartner' | 'ChangePartner' | 'DeletePartner'>['data'] | UndoPartnerActionData
type UndoPartnerActionData = Omit<UndoPartnerAction['data'], 'organizationId'>

/**
 * A command on a partner, with its document claimed before and the former one given back after it. A document is
 * unique in the organization, whatever its mask.
 */
export async function aroundDocument(type: string, data: Data, request: Request, domain: Domain): Promise<Prepared> {
  const { id, actor, at } = request
  const { partnerId } = data
  const organizationId = organizationOf(actor)
  const { state } = await domain.aggregates.load(partner, `partner-${partnerId}`)
  const command = { type, data: { ...data, organizationId } } as PartnerWork
  const from = documentOf(state)
  const recorded = await domain.historySince(`partner-${partnerId}`, id)
  const to = recorded.length > 0 ? from : documentAfter(command, state, { actor, at })
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

/** The document that a partner has once this is done; what is refused changes none. */
function documentAfter(command: PartnerWork, state: Partner, by: Pick<Request, 'actor' | 'at'>): string | null {
  try {
    return documentOf(partnerAfter(state, decide(partnerAlone, command, state, by), by.at))
  } catch (error) {
    if (error instanceof Refused) return documentOf(state)
    throw error
  }
}

const formerDocuments = (state: Partner, events: readonly PartnerEvent[]): (string | null)[] => [
  ...events.flatMap(({ type, data }) =>
    type === 'PartnerIdentificationChanged' && data.before ? [data.before.identification.document] : [],
  ),
  state?.deleted ? state.fields.document : null,
]
