import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import type { SealedFields } from '../module'
import { seen } from '../seen'
import { id } from '../values'
import { address, contact, identification, partner, partnerFields, types } from './partner'

const ofPartner = { partnerId: id }
const { types: typesAsked, name, ...optional } = partnerFields

/** Commands about the register of customers and suppliers. */
export const partnerCommands = {
  AddPartner: z.strictObject({
    ...ofPartner,
    types: typesAsked,
    name,
    ...z.strictObject(optional).partial().shape,
  }),
  ChangePartner: z.strictObject({ ...ofPartner, ...partner.partial().shape, seen: seen(partnerFields) }),
  DeletePartner: z.strictObject(ofPartner),
  /** Takes back what another command of the same person recorded of this partner; `actionId` is that command's id. */
  UndoPartnerAction: z.strictObject({ ...ofPartner, actionId: id }),
}

const edit = { of: 'organization', feature: 'customers', level: 'editOnly' } as const

/** The need of each command. Whoever may change a partner may delete it, because deleting is undone. */
export const partnerNeeds = {
  AddPartner: edit,
  ChangePartner: edit,
  DeletePartner: edit,
  UndoPartnerAction: edit,
} as const satisfies Record<keyof typeof partnerCommands, Need>

/**
 * The events. `before` holds the values that were replaced. What identifies a partner is `null` where its key was
 * destroyed; each event says which group of it was changed, for whoever reads the log without that key.
 */
export const partnerEvents = {
  PartnerAdded: event(
    z.strictObject({
      ...ofPartner,
      organizationId: id,
      types,
      identification: identification.nullable(),
      contact: contact.nullable(),
      address: address.nullable(),
    }),
    { of: 'partnerId', begins: true },
  ),
  PartnerTypesChanged: event(z.strictObject({ ...ofPartner, types, before: z.strictObject({ types }) }), {
    of: 'partnerId',
  }),
  PartnerIdentificationChanged: event(
    z.strictObject({
      ...ofPartner,
      identification: identification.nullable(),
      before: z.strictObject({ identification }).nullable(),
    }),
    { of: 'partnerId' },
  ),
  PartnerContactChanged: event(
    z.strictObject({ ...ofPartner, contact: contact.nullable(), before: z.strictObject({ contact }).nullable() }),
    { of: 'partnerId' },
  ),
  PartnerAddressChanged: event(
    z.strictObject({ ...ofPartner, address: address.nullable(), before: z.strictObject({ address }).nullable() }),
    { of: 'partnerId' },
  ),
  /** What it was stands in the events before, and is not copied. */
  PartnerDeleted: event(z.strictObject({ ...ofPartner, before: z.strictObject({ types }) }), {
    of: 'partnerId',
    ends: true,
  }),
  /** It is again what it was when it was deleted. */
  PartnerRestored: event(z.strictObject({ ...ofPartner, types }), { of: 'partnerId', begins: true }),
}

/** What is sealed under the partner's own key. */
export const partnerSealed = {
  PartnerAdded: { fields: ['identification', 'contact', 'address'], of: 'partnerId' },
  PartnerIdentificationChanged: { fields: ['identification', 'before'], of: 'partnerId' },
  PartnerContactChanged: { fields: ['contact', 'before'], of: 'partnerId' },
  PartnerAddressChanged: { fields: ['address', 'before'], of: 'partnerId' },
} as const satisfies Partial<Record<keyof typeof partnerEvents, SealedFields>>

/** Codes of the refusals. */
export const partnerRefusals = [
  'partner.unknown',
  'partner.idTaken',
  'partner.documentTaken',
  'partner.notCustomer',
  'partner.inUse',
] as const

export type PartnerCommand = MessageOf<typeof partnerCommands>
export type PartnerEvent = MessageOf<typeof partnerEvents>
