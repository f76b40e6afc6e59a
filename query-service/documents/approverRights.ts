import { type Feature, isClosedTo } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { usersWithRights } from '../reading/usersWithRights'

/**
 * Whether an approver can still come to the project's documents, and what is closed to them of what one shows. Of
 * whoever sees none of it, nothing is named.
 */
type ApproverRights = { hasAccess: boolean; mayNotSee: Feature[] }

/** The rights of each of these people in the project, as they are today. Who is not of the organization has none. */
export async function approverRights(
  db: Knex,
  { actor, at, projectNow }: Asker,
  userIds: readonly string[],
  shown: readonly Feature[],
): Promise<(userId: string) => ApproverRights> {
  const users =
    userIds.length > 0
      ? await usersWithRights(db, actor.organizationId, at, (query) => query.whereIn('u.user_id', userIds))
      : []
  const byId = new Map(users.map((user) => [user.userId, user]))
  return (userId) => {
    const user = byId.get(userId)
    if (!user || !projectNow || isClosedTo(user, 'documents', projectNow)) return { hasAccess: false, mayNotSee: [] }
    return { hasAccess: true, mayNotSee: shown.filter((feature) => isClosedTo(user, feature, projectNow)) }
  }
}
