import {
  type PartnerFields,
  type PartnerGroup,
  partnerFieldNames,
  partnerGroups,
} from '@prumo/contracts/partners/partner'
import type { PartnerCommand, PartnerEvent } from '@prumo/contracts/partners/partners'
import { Refused } from '@prumo/platform/errors'
import type { Action } from '../rules/undoRule'

/** A customer or supplier. What was deleted is kept as it was, to be restored. */
export type Partner = { organizationId: string; fields: PartnerFields; deleted: boolean } | undefined

type DataOf<Type extends PartnerCommand['type']> = Extract<PartnerCommand, { type: Type }>['data']
type In<Data> = Data & { organizationId: string }
/** Every command but the one that takes others back. To restore is what is left of undoing that one was deleted. */
export type PartnerWork =
  | { type: 'AddPartner'; data: In<DataOf<'AddPartner'>> }
  | { type: 'ChangePartner'; data: In<DataOf<'ChangePartner'>> }
  | { type: 'DeletePartner'; data: In<DataOf<'DeletePartner'>> }
  | { type: 'RestorePartner'; data: In<DataOf<'DeletePartner'>> }
  | { type: 'EnlistCustomer'; data: In<EnlistCustomer> }
/** Makes sure that a customer of this name is there: a new one, or one that is there already. */
type EnlistCustomer = { partnerId: string; name: string | null; isNeeded: boolean }
export type UndoPartnerAction = {
  type: 'UndoPartnerAction'
  data: In<{ partnerId: string; action: Action<PartnerEvent> }>
}
/** The document that a partner has before and after a command, for which claims were changed around it. */
export type HeldDocument = { from: string | null; to: string | null }
type Holding<Command> = Command extends { type: infer Type; data: infer Data }
  ? { type: Type; data: Data & { held: HeldDocument } }
  : never
export type PartnerDeciderCommand = Holding<PartnerWork | UndoPartnerAction>

const emptyFields: PartnerFields = {
  types: ['customer'],
  name: '',
  companyName: null,
  document: null,
  responsible: null,
  jobTitle: null,
  phone: null,
  email: null,
  street: null,
  number: null,
  complement: null,
  neighborhood: null,
  city: null,
  stateCode: null,
  postalCode: null,
}

/** All fields of a partner, of which these are given. */
export const wholePartner = (given: object): PartnerFields => {
  const fields = { ...emptyFields, ...given }
  return Object.fromEntries(partnerFieldNames.map((name) => [name, fields[name]])) as PartnerFields
}

/** The partner as it stands; one of another organization is none. */
export function knownPartner(state: Partner, organizationId: string): NonNullable<Partner> {
  if (!state || state.deleted || state.organizationId !== organizationId) throw new Refused('partner.unknown')
  return state
}

/** The document that a partner holds: none once it is deleted. */
export const documentOf = (state: Partner): string | null => (state?.deleted ? null : (state?.fields.document ?? null))

type GroupFields<Group extends PartnerGroup> = Pick<PartnerFields, (typeof partnerGroups)[Group][number]>

/** The fields of a group, as its events record them. */
export const groupOf = <Group extends PartnerGroup>(fields: PartnerFields, group: Group): GroupFields<Group> =>
  Object.fromEntries(partnerGroups[group].map((name) => [name, fields[name]])) as GroupFields<Group>
