import { type PartnerFields, type PartnerGroup, partnerGroups } from '@prumo/contracts/partners/partner'
import { partnerTypes } from '@prumo/contracts/partners/partnerChoices'
import type { PartnerEvent } from '@prumo/contracts/partners/partners'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { refuseOutrun } from '../rules/refuseOutrun'
import { groupOf, knownPartner, type Partner, type PartnerWork, wholePartner } from './partnerState'

/** The event of each group of fields. */
const eventOfGroup = {
  identification: 'PartnerIdentificationChanged',
  contact: 'PartnerContactChanged',
  address: 'PartnerAddressChanged',
} as const satisfies Record<PartnerGroup, PartnerEvent['type']>
const groups = Object.keys(partnerGroups) as PartnerGroup[]

/** The types in one order, in whatever order they were chosen. */
const inOrder = (types: PartnerFields['types']) => partnerTypes.filter((type) => types.includes(type))

/** One event for each group of fields in which something changes. */
function changeEvents(partnerId: string, before: PartnerFields, after: PartnerFields): PartnerEvent[] {
  const ofTypes: PartnerEvent[] = equal(before.types, after.types)
    ? []
    : [{ type: 'PartnerTypesChanged', data: { partnerId, types: after.types, before: { types: before.types } } }]
  const ofGroups = groups
    .map((group) => ({ group, now: groupOf(after, group), former: groupOf(before, group) }))
    .filter(({ now, former }) => !equal(now, former))
    .map(({ group, now, former }) => ({
      type: eventOfGroup[group],
      data: { partnerId, [group]: now, before: { [group]: former } },
    }))
  return [...ofTypes, ...(ofGroups as unknown as PartnerEvent[])]
}

export const partnerRules: Decider<Partner, PartnerWork, PartnerEvent>['decide'] = {
  AddPartner: ({ partnerId, organizationId, ...given }, state) => {
    const fields = wholePartner({ ...given, types: inOrder(given.types) })
    const isSame = state && !state.deleted && state.organizationId === organizationId && equal(state.fields, fields)
    if (isSame) return []
    if (state) throw new Refused('partner.idTaken')
    const data = {
      partnerId,
      organizationId,
      types: fields.types,
      identification: groupOf(fields, 'identification'),
      contact: groupOf(fields, 'contact'),
      address: groupOf(fields, 'address'),
    }
    return [{ type: 'PartnerAdded', data }]
  },

  ChangePartner: ({ partnerId, organizationId, seen, ...given }, state) => {
    const { fields } = knownPartner(state, organizationId)
    const changes = given.types ? { ...given, types: inOrder(given.types) } : given
    refuseOutrun(fields, changes, seen?.types ? { ...seen, types: inOrder(seen.types) } : seen)
    return changeEvents(partnerId, fields, wholePartner({ ...fields, ...changes }))
  },

  DeletePartner: ({ partnerId, organizationId }, state) => {
    if (state?.deleted && state.organizationId === organizationId) return []
    const { fields } = knownPartner(state, organizationId)
    return [{ type: 'PartnerDeleted', data: { partnerId, before: { types: fields.types } } }]
  },

  EnlistCustomer: ({ partnerId, organizationId, name, isNeeded }, state, by) => {
    if (!isNeeded) return []
    const ofPartner = { partnerId, organizationId }
    if (!state && name !== null) return partnerRules.AddPartner({ ...ofPartner, types: ['customer'], name }, state, by)
    const { fields } = knownPartner(state, organizationId)
    const types = inOrder([...new Set([...fields.types, 'customer' as const])])
    return partnerRules.ChangePartner({ ...ofPartner, types }, state, by)
  },

  RestorePartner: ({ partnerId, organizationId }, state) => {
    if (!state || state.organizationId !== organizationId) throw new Refused('partner.unknown')
    return state.deleted ? [{ type: 'PartnerRestored', data: { partnerId, types: state.fields.types } }] : []
  },
}

/** The partner with what an event says of it; a group whose key was destroyed says nothing. */
const withFields = (state: Partner, changes: object | null): Partner =>
  state && { ...state, fields: { ...state.fields, ...changes } }

export const partnerFolds: Decider<Partner, PartnerWork, PartnerEvent>['evolve'] = {
  PartnerAdded: ({ organizationId, types, identification, contact, address }) => ({
    organizationId,
    fields: wholePartner({ types, ...identification, ...contact, ...address }),
    deleted: false,
  }),
  PartnerTypesChanged: ({ types }, state) => withFields(state, { types }),
  PartnerIdentificationChanged: ({ identification }, state) => withFields(state, identification),
  PartnerContactChanged: ({ contact }, state) => withFields(state, contact),
  PartnerAddressChanged: ({ address }, state) => withFields(state, address),
  PartnerDeleted: (_, state) => state && { ...state, deleted: true },
  PartnerRestored: (_, state) => state && { ...state, deleted: false },
}
