import { type Fields, missing } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'
import { checkedPassword } from './checkedPassword'
import { typedPhone } from './typedPhone'

/** What is wrong with a sign-up before it is sent, in the order of its fields. */
export function checkedSignUp(fields: Fields): Record<string, string> {
  const email = fields.text('email').trim()
  const { areaCode, phone } = typedPhone(fields)
  return {
    ...missing(fields, { name: 'name.missing', lastName: 'lastName.missing', email: 'email.missing' }),
    ...(email !== '' && !looksLikeEmail(email) && { email: 'email.invalid' }),
    ...(!/^\d{3}$/.test(areaCode) && { areaCode: 'areaCode.invalid' }),
    ...(!/^\d{8,10}$/.test(phone) && { phone: 'phone.invalid' }),
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
