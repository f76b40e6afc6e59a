import { z } from 'zod'
import { email, line, setOf, text } from '../values'
import { partnerTypes, states } from './partnerChoices'
import { canonicalDocument } from './partnerDocument'

/** Who it is. */
const identificationFields = { name: line(200), companyName: line(200).nullable(), document: text(20).nullable() }
/** Whom to speak to there, and how. */
const contactFields = {
  responsible: line(100).nullable(),
  jobTitle: line(100).nullable(),
  phone: line(30).nullable(),
  email: email.nullable(),
}
/** Where it is. */
const addressFields = {
  street: line(200).nullable(),
  number: line(20).nullable(),
  complement: line(100).nullable(),
  neighborhood: line(100).nullable(),
  city: line(100).nullable(),
  stateCode: z.enum(states).nullable(),
  postalCode: text(20).nullable(),
}

/** What identifies a partner, as its events record it, each group sealed as a whole under the partner's key. */
export const identification = z.strictObject(identificationFields)
export const contact = z.strictObject(contactFields)
export const address = z.strictObject(addressFields)

/** The fields of each group. */
export const partnerGroups = {
  identification: ['name', 'companyName', 'document'],
  contact: ['responsible', 'jobTitle', 'phone', 'email'],
  address: ['street', 'number', 'complement', 'neighborhood', 'city', 'stateCode', 'postalCode'],
} as const satisfies {
  identification: readonly (keyof typeof identificationFields)[]
  contact: readonly (keyof typeof contactFields)[]
  address: readonly (keyof typeof addressFields)[]
}
export type PartnerGroup = keyof typeof partnerGroups

export const types = setOf(z.enum(partnerTypes), partnerTypes.length).min(1, { error: 'partner.typeMissing' })

/** The one spelling of a document. What is none is refused before, by its form and its check digits. */
const document = z
  .string()
  .max(18, { error: 'partner.documentInvalid' })
  .refine((typed) => canonicalDocument(typed) !== undefined, { error: 'partner.documentInvalid' })
  .transform((typed) => canonicalDocument(typed) ?? typed)
const postalCode = z
  .string()
  .regex(/^\d{5}-?\d{3}$/, { error: 'postalCode.invalid' })
  .transform((typed) => typed.replace('-', ''))

/** Every field of a partner, in its one spelling. */
export const partnerFields = {
  types,
  ...identificationFields,
  document: document.nullable(),
  ...contactFields,
  ...addressFields,
  postalCode: postalCode.nullable(),
}
export const partner = z.strictObject(partnerFields)
export type PartnerFields = z.output<typeof partner>
type PartnerField = keyof PartnerFields
export const partnerFieldNames = Object.keys(partnerFields) as PartnerField[]
