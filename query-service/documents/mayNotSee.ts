import { type Feature, isClosedTo } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { usersWithRights } from '../reading/usersWithRights'

/**
 * For each of these people the features that they may not see in the project, by the rights of today. Who is not of the
 * organization may see none.
 */
export async function mayNotSee(
  db: Knex,
  { actor, at, projectNow }: Asker,
  userIds: readonly string[],
  shown: readonly Feature[],
): Promise<(userId: string) => Feature[]> {
  if (shown.length === 0 || userIds.length === 0) return () => []
  const users = await usersWithRights(db, actor.organizationId, at, (query) => query.whereIn('u.user_id', userIds))
  const byId = new Map(users.map((user) => [user.userId, user]))
  return (userId) => {
    const user = byId.get(userId)
    return shown.filter((feature) => !user || !projectNow || isClosedTo(user, feature, projectNow))
  }
}
