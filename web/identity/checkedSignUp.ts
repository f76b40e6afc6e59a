import { type Fields, missing } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { checkedPassword } from './checkedPassword'

const misspelt = (fields: Fields, name: string, pattern: RegExp, code: string) =>
  fields.text(name) !== '' && !pattern.test(fields.text(name)) ? { [name]: code } : {}

/** What is wrong with a sign-up before it is sent, in the order of its fields. */
export function checkedSignUp(fields: Fields): Record<string, string> {
  const email = fields.text('email').trim()
  return {
    ...missing(fields, { name: 'name.missing', lastName: 'lastName.missing', email: 'email.missing' }),
    ...(email !== '' && !looksLikeEmail(email) && { email: 'email.invalid' }),
    ...missing(fields, { areaCode: 'areaCode.invalid', phone: 'phone.invalid' }),
    ...misspelt(fields, 'areaCode', /^\d{3}$/, 'areaCode.invalid'),
    ...misspelt(fields, 'phone', /^\d{8,10}$/, 'phone.invalid'),
    ...checkedPassword(fields),
    ...missing(fields, {
      companyName: 'companyName.missing',
      size: 'choice.missing',
      segment: 'choice.missing',
      position: 'choice.missing',
    }),
    ...(fields.all('needs').length === 0 && { needs: 'needs.missing' }),
    ...(!fields.has('termsAccepted') && { termsAccepted: 'terms.notAccepted' }),
  }
}
