import { canonicalEmail } from '@prumo/contracts/identity/emailAddress'
import { states } from '@prumo/contracts/partners/partnerChoices'
import { canonicalDocument, maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import { type Billing, documentTypes } from '@prumo/contracts/subscription/billing'
import type { Texts } from '../../platform/drafts/formTexts'
import { type Fields, missing } from '../../platform/forms/formFields'
import { looksLikeEmail } from '../../platform/forms/looksLikeEmail'

/** The fields that are written as they are. */
const plain = [
  'companyName',
  'municipalRegistration',
  'responsible',
  'city',
  'neighborhood',
  'street',
  'number',
  'complement',
  'website',
] as const
const digits = ['postalCode', 'areaCode', 'phone'] as const
const names = [...plain, ...digits, 'document', 'responsibleDocument', 'email', 'stateCode'] as const

export const noBilling: Record<keyof Billing, string> = {
  documentType: 'cnpj',
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>),
}
type Shown = Record<keyof Billing, string>

const bare = (text: string) => text.replace(/[\s.()-]/g, '')
const documentOf = (typed: string) => canonicalDocument(typed.trim()) ?? typed.trim()
const shownDocument = (document: string) => (document ? maskedDocument(document) : '')

/** Whom receipts go to, as the form holds it, each field in its one spelling. What is wrong is sent as it was typed. */
export function billingIn({ text }: Fields): Billing {
  const spelt = (names: readonly (keyof Billing)[], spellingOf: (typed: string) => string) =>
    Object.fromEntries(names.map((name) => [name, spellingOf(text(name))]))
  return {
    documentType: documentTypes.find((type) => type === text('documentType')) ?? 'cnpj',
    ...spelt(plain, (typed) => typed.trim()),
    ...spelt(digits, bare),
    ...spelt(['document', 'responsibleDocument'], documentOf),
    email: canonicalEmail(text('email')),
    stateCode: text('stateCode'),
  } as Billing
}

/** What is wrong with the fields: field → code. All of them are asked for. */
export function wrongInBilling(fields: Fields): Record<string, string> {
  const { text } = fields
  const { documentType, document, responsibleDocument, postalCode, areaCode, phone, email, stateCode } =
    billingIn(fields)
  const isNumber = (typed: string, length: number) => canonicalDocument(typed) === typed && typed.length === length
  return {
    ...(!isNumber(document, documentType === 'cnpj' ? 14 : 11) && { document: `billing.${documentType}Invalid` }),
    ...(!isNumber(responsibleDocument, 11) && { responsibleDocument: 'billing.cpfInvalid' }),
    ...(!/^\d{8}$/.test(postalCode) && { postalCode: 'postalCode.invalid' }),
    ...(!/^\d{2,3}$/.test(areaCode) && { areaCode: 'areaCode.invalid' }),
    ...(!/^\d{8,10}$/.test(phone) && { phone: 'phone.invalid' }),
    ...(!looksLikeEmail(email) && { email: 'email.invalid' }),
    ...(!(states as readonly string[]).includes(stateCode) && { stateCode: 'choice.missing' }),
    ...missing(fields, Object.fromEntries(plain.map((name) => [name, 'billing.missing']))),
    ...(text('email').trim() === '' && { email: 'email.missing' }),
  }
}

/** How it stands in its form: the texts of each field. */
export const textsOfBilling = (billing: Shown): Texts => ({
  ...Object.fromEntries(Object.entries(billing).map(([name, text]) => [name, [text]])),
  document: [shownDocument(billing.document)],
  responsibleDocument: [shownDocument(billing.responsibleDocument)],
  postalCode: [billing.postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')],
})
