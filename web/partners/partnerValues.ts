import { canonicalEmail } from '@prumo/contracts/identity/emailAddress'
import type { Answer, CommandOf } from '@prumo/contracts/index'
import { type PartnerType, partnerTypes, type states } from '@prumo/contracts/partners/partnerChoices'
import { canonicalDocument, maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import type { Texts } from '../platform/drafts/formTexts'
import type { Fields } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'

export type Partner = Answer<'partner'>
type Given = Omit<CommandOf<'AddPartner'>['data'], 'partnerId'>

const plain = [
  'companyName',
  'responsible',
  'jobTitle',
  'phone',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
] as const

const orNull = (text: string) => text.trim() || null

/** A postal code as people write it. */
const maskedPostalCode = (bare: string) => bare.replace(/^(\d{5})(\d{3})$/, '$1-$2')
const isPostalCode = (typed: string) => /^\d{5}-?\d{3}$/.test(typed)

/** A partner as its form holds it, each field in its one spelling. What is wrong in it is sent as it was typed. */
export function partnerIn({ text, all }: Fields): Given {
  const [document, postalCode, email] = [text('document').trim(), text('postalCode').trim(), text('email').trim()]
  return {
    types: partnerTypes.filter((type) => all('types').includes(type)),
    name: text('name').trim(),
    ...(Object.fromEntries(plain.map((name) => [name, orNull(text(name))])) as Pick<Given, (typeof plain)[number]>),
    document: orNull(canonicalDocument(document) ?? document),
    email: orNull(canonicalEmail(email)),
    stateCode: orNull(text('stateCode')) as (typeof states)[number] | null,
    postalCode: orNull(isPostalCode(postalCode) ? postalCode.replace('-', '') : postalCode),
  }
}

/** What is wrong with the fields: field → code. */
export function wrongIn({ text, all }: Fields): Record<string, string> {
  const [document, postalCode, email] = [text('document').trim(), text('postalCode').trim(), text('email').trim()]
  return {
    ...(all('types').length === 0 && { types: 'partner.typeMissing' }),
    ...(text('name').trim() === '' && { name: 'name.missing' }),
    ...(document && !canonicalDocument(document) && { document: 'partner.documentInvalid' }),
    ...(email && !looksLikeEmail(email) && { email: 'email.invalid' }),
    ...(postalCode && !isPostalCode(postalCode) && { postalCode: 'postalCode.invalid' }),
  }
}

/** How a partner stands in its form: the texts of each field. */
export const textsOfPartner = (partner: Partner): Texts => ({
  types: partner.types,
  name: [partner.name ?? ''],
  ...Object.fromEntries(plain.map((name) => [name, [partner[name] ?? '']])),
  document: [shownDocument(partner)],
  email: [partner.email ?? ''],
  stateCode: [partner.stateCode ?? ''],
  postalCode: [shownPostalCode(partner)],
})

export const shownDocument = ({ document }: { document: string | null }): string =>
  document ? maskedDocument(document) : ''
export const shownPostalCode = ({ postalCode }: Pick<Partner, 'postalCode'>): string =>
  postalCode ? maskedPostalCode(postalCode) : ''

/** What the form would change of a partner. */
export function partnerChanges(partner: Partner, given: Given): Partial<Given> {
  const names = Object.keys(given) as (keyof Given)[]
  const changed = names.filter((name) => JSON.stringify(given[name]) !== JSON.stringify(partner[name]))
  return Object.fromEntries(changed.map((name) => [name, given[name]]))
}

/** The words for what a partner is to the organization. */
export const wordsOfTypes = (types: readonly PartnerType[], t: (key: string) => string): string =>
  types.map((type) => t(`partnerType.${type}`)).join(' · ')
