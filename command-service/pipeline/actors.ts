import type { ProjectPlace, User } from '@prumo/contracts/access'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { account } from '../identity/account'
import { company } from '../organization/company'
import { userOf } from '../organization/companyState'
import { placeOf, project } from '../projects/project'
import { premiumAt, subscription } from '../subscription/subscription'

/** The person as the log has it at this moment, with every right that counts; `undefined` for nobody of this organization. */
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

/** The project as access sees it; `undefined` when there is none. */
export async function projectPlace(aggregates: Aggregates, projectId: string): Promise<ProjectPlace | undefined> {
  const { state } = await aggregates.load(project, `project-${projectId}`)
  return placeOf(state)
}
