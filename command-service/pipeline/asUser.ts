import type { Actor, User } from '@prumo/contracts/access'
import { HttpProblem } from '@prumo/platform/errors'

/** The person who asks. Refuses a visitor. */
export function asUser(actor: Actor): User {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return actor
}
