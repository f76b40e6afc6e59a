import { z } from 'zod'
import { states } from '../partners/partnerChoices'
import { canonicalDocument } from '../partners/partnerDocument'
import { email, line, text } from '../values'

/** Whose number the document is. */
export const documentTypes = ['cnpj', 'cpf'] as const
const lengths = { cpf: 11, cnpj: 14 }

/** A document in its one spelling. What is none is refused before, by its form and its check digits. */
const document = z
  .string()
  .max(18, { error: 'partner.documentInvalid' })
  .refine((typed) => canonicalDocument(typed) !== undefined, { error: 'partner.documentInvalid' })
  .transform((typed) => canonicalDocument(typed) ?? typed)
const digits = (pattern: RegExp, error: string) =>
  z
    .string()
    .regex(/^[\d .()-]{1,20}$/, { error })
    .transform((typed) => typed.replace(/[ .()-]/g, ''))
    .pipe(z.string().regex(pattern, { error }))

/** Whom receipts are made out to, as it is asked for: all of it. */
const billingFields = {
  documentType: z.enum(documentTypes),
  document,
  companyName: line(200),
  municipalRegistration: line(50),
  responsible: line(100),
  /** A CPF. */
  responsibleDocument: document.refine((bare) => bare.length === lengths.cpf, { error: 'billing.cpfInvalid' }),
  email,
  postalCode: digits(/^\d{8}$/, 'postalCode.invalid'),
  city: line(100),
  stateCode: z.enum(states),
  neighborhood: line(100),
  street: line(200),
  number: line(20),
  complement: line(100),
  areaCode: digits(/^\d{2,3}$/, 'areaCode.invalid'),
  phone: digits(/^\d{8,10}$/, 'phone.invalid'),
  website: line(300),
}

export const billingAsked = z
  .strictObject(billingFields)
  .refine(({ documentType, document: bare }) => bare.length === lengths[documentType], {
    error: 'partner.documentInvalid',
    path: ['document'],
  })
export type BillingFields = z.output<typeof billingAsked>
export const billingShape = billingFields

/** As events record it: whatever forms it may have had. Sealed as a whole under the organization's key. */
export const billing = z.strictObject({
  documentType: z.enum(documentTypes),
  document: text(30),
  companyName: line(200),
  municipalRegistration: line(50),
  responsible: line(100),
  responsibleDocument: text(30),
  email: text(254),
  postalCode: text(30),
  city: line(100),
  stateCode: z.enum(states),
  neighborhood: line(100),
  street: line(200),
  number: line(20),
  complement: line(100),
  areaCode: text(30),
  phone: text(30),
  website: line(300),
})
export type Billing = z.infer<typeof billing>
