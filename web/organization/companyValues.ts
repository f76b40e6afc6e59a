import type { Company } from '@prumo/contracts/organization/company'
import { canonicalDocument, maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import type { Fields } from '../platform/forms/formFields'
import { plainTexts, type RecordValues } from '../platform/forms/seenRecord'

/** A document with its mask. What was saved before documents were checked is shown as it is. */
export function shownDocument(document: string | null): string {
  const bare = document && canonicalDocument(document)
  return bare ? maskedDocument(bare) : (document ?? '')
}

/** How a company record stands in its form. */
export const textsOfCompany = (record: RecordValues) => ({
  ...plainTexts(record),
  document: [shownDocument((record as Company).document)],
})

/** A company record as its form holds it. The document that stands is sent as it stands. */
export function companyIn({ text }: Fields, standing: string | null): Company {
  const given = (name: string) => text(name).trim() || null
  const document = given('document')
  return {
    name: text('name').trim(),
    size: text('size') as Company['size'],
    segment: text('segment') as Company['segment'],
    document: document === shownDocument(standing) ? standing : document && (canonicalDocument(document) ?? document),
    website: given('website'),
    phone: given('phone'),
    city: given('city'),
    state: given('state'),
    subdomain: given('subdomain'),
    logotipoUrl: given('logotipoUrl'),
  }
}
