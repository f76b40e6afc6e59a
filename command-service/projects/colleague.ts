import type { Actor } from '@prumo/contracts/access'
import { accountByEmail } from '../identity/accountByEmail'
import { actorOf } from '../identity/actorOf'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'

/** The id of the person in the actor's organization who has this e-mail. */
export async function colleague(domain: Domain, actor: Actor, email: string): Promise<string | undefined> {
  const userId = await accountByEmail(domain, email)
  return userId && (await actorOf(domain.aggregates, userId, organizationOf(actor), domain.now().toISOString()))
    ? userId
    : undefined
}
