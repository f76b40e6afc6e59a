import { isManagedPassword } from '@prumo/contracts/identity/passwordRules'
import { type Fields, missing } from '../platform/forms/formFields'
import { looksLikeEmail } from '../platform/forms/looksLikeEmail'

/** What is wrong with a person to be added: field → code. */
export function checkedUser(fields: Fields): Record<string, string> {
  const { text } = fields
  return {
    ...missing(fields, { name: 'name.missing', lastName: 'lastName.missing' }),
    ...(text('email').trim() === ''
      ? { email: 'email.missing' }
      : !looksLikeEmail(text('email').trim()) && { email: 'email.invalid' }),
    ...(text('password') === ''
      ? { password: 'password.missing' }
      : !isManagedPassword(text('password')) && { password: 'managedPassword.tooWeak' }),
    ...(text('confirmation') !== text('password') && { confirmation: 'password.differs' }),
  }
}
