import type { Recorded } from '@prumo/contracts/message'
import { type PartnerFields, partnerFieldNames } from '@prumo/contracts/partners/partner'
import { type ChangedFields, withChanged } from '../changedFields'
import { projection } from '../projection'
import { userOf } from '../userOf'

/** What identifies a partner is `null` where its key was destroyed. */
type Partner = { [Field in keyof PartnerFields]: PartnerFields[Field] | null } & {
  partnerId: string
  createdAt: string
  createdBy: string | null
  changedAt: string
  changedFields: ChangedFields
  /** A deleted partner keeps its row: the action log still names it, and it may be restored. */
  deletedAt: string | null
}

const noFields = Object.fromEntries(partnerFieldNames.map((name) => [name, null])) as Record<keyof PartnerFields, null>

/** A row with what an event says of it, and who changed which of its fields. */
const changed = (
  row: Partner | null,
  now: object | null,
  before: object | null | undefined,
  event: Recorded,
): Partner | null =>
  row && {
    ...row,
    ...now,
    changedAt: event.at,
    changedFields: withChanged(row.changedFields, { ...now, before: before ?? {} }, event),
  }

/** One row per customer or supplier, also of those that were deleted. */
export const partners = projection<Partner>({
  table: 'partners_partners',
  version: 1,
  key: 'partnerId',

  columns: (table) => {
    table.uuid('partner_id').notNullable()
    table.jsonb('types').notNullable()
    for (const text of ['name', 'company_name', 'document', 'responsible', 'job_title', 'phone', 'email'])
      table.text(text)
    for (const text of ['street', 'number', 'complement', 'neighborhood', 'city', 'state_code', 'postal_code'])
      table.text(text)
    table.uuid('created_by')
    for (const instant of ['created_at', 'changed_at']) table.timestamp(instant).notNullable()
    table.jsonb('changed_fields').notNullable()
    table.timestamp('deleted_at')
    table.index(['organization_id', 'partner_id'])
  },

  on: {
    PartnerAdded: (_, { partnerId, types, identification, contact, address }, event) => ({
      ...noFields,
      ...identification,
      ...contact,
      ...address,
      partnerId,
      types,
      createdAt: event.at,
      createdBy: userOf(event),
      changedAt: event.at,
      changedFields: {},
      deletedAt: null,
    }),
    PartnerTypesChanged: (row, { types, before }, event) => changed(row, { types }, before, event),
    PartnerIdentificationChanged: (row, { identification, before }, event) =>
      changed(row, identification, before?.identification, event),
    PartnerContactChanged: (row, { contact, before }, event) => changed(row, contact, before?.contact, event),
    PartnerAddressChanged: (row, { address, before }, event) => changed(row, address, before?.address, event),
    PartnerDeleted: (row, _, { at }) => row && { ...row, deletedAt: at },
    PartnerRestored: (row, _, { at }) => row && { ...row, changedAt: at, deletedAt: null },
  },
})
