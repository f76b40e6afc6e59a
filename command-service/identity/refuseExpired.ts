import { type Denied, HttpProblem } from '@prumo/platform/errors'
import { type Account, typedPasswordEndsAt } from './account'

/**
 * Refuses an expired password that another person typed. Call it only after the password was right, so that nobody
 * else learns this.
 */
export function refuseExpired(opened: Account, now: Date, denied: Denied = {}): void {
  const endsAt = opened && typedPasswordEndsAt(opened)
  if (endsAt !== undefined && now.getTime() >= endsAt) throw new HttpProblem(403, 'account.passwordExpired', {}, denied)
}
