import type { User } from '@prumo/contracts/access'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { company } from '../organization/company'
import { userOf } from '../organization/companyState'
import { subscription } from '../subscription/subscription'
import { premiumAt } from '../subscription/subscriptionState'
import { account } from './account'

/** The person with all rights, as the log has them now; `undefined` for somebody who is not in this organization. */
export async function actorOf(
  aggregates: Aggregates,
  userId: string,
  organizationId: string,
  at: string,
): Promise<User | undefined> {
  const { state } = await aggregates.load(company, `organization-${organizationId}`)
  const user = userOf(state, userId)
  if (!user) return undefined
  const { state: paid } = await aggregates.load(subscription, `subscription-${organizationId}`)
  const { state: opened } = await aggregates.load(account, `account-${userId}`)
  const { premium } = premiumAt(paid, at)
  return {
    kind: 'user',
    userId,
    organizationId,
    ...user,
    premium,
    mustChangePassword: opened?.mustChangePassword ?? true,
  }
}
