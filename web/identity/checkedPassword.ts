import { isSignUpPassword } from '@prumo/contracts/identity/passwordRules'
import type { Fields } from '../platform/forms/formFields'

/** What is wrong with a new password and its confirmation. */
export function checkedPassword(fields: Fields): Record<string, string> {
  const password = fields.text('password')
  return {
    ...(password === ''
      ? { password: 'password.missing' }
      : !isSignUpPassword(password) && { password: 'password.tooWeak' }),
    ...(fields.text('confirmation') !== password && { confirmation: 'password.differs' }),
  }
}
