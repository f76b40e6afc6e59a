import { type Feature, isClosedTo } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Asker } from '../pipeline/query'
import { usersWithRights } from '../reading/usersWithRights'

/** What of these features each of these people may not see in the project, by the rights of now; all of it for who is not of the organization. */
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
