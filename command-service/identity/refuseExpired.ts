import { type Denied, HttpProblem } from '@prumo/platform/errors'
import { type Account, typedPasswordEndsAt } from './account'

/** Only for whoever gave the right password: to anybody else, an expired one is as wrong as any. */
export function refuseExpired(opened: Account, now: Date, denied: Denied = {}): void {
  const endsAt = opened && typedPasswordEndsAt(opened)
  if (endsAt !== undefined && now.getTime() >= endsAt) throw new HttpProblem(403, 'account.passwordExpired', {}, denied)
}
