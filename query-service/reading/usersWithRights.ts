import { type Licence, type Rights, rightsOf, type User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import { columnsOf } from './columns'

type Person = { userId: string; organizationId: string }
type Row = {
  userId: string
  licence: Licence
  administrator: boolean
  profileId: string | null
  permissions: Rights | null
  mayOwnProjects: boolean | null
  accessEndsAt: string | null
  mustChangePassword: boolean | null
}

const user = {
  ...columnsOf('u', 'userId', 'licence', 'administrator', 'profileId'),
  ...columnsOf('p', 'permissions', 'mayOwnProjects'),
  ...columnsOf('s', 'accessEndsAt'),
  ...columnsOf('a', 'mustChangePassword'),
}

/** A user with the rights of this moment; `undefined` for nobody of this organization. */
export async function userWithRights(
  db: Knex,
  { userId, organizationId }: Person,
  at: string,
): Promise<User | undefined> {
  const [user] = await usersWithRights(db, organizationId, at, (query) => query.where('u.user_id', userId))
  return user
}

/** Users with the rights of this moment; `narrow` chooses them from `organization_users as u`. */
export async function usersWithRights(
  db: Knex,
  organizationId: string,
  at: string,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<User[]> {
  const rows: Row[] = await db('organization_users as u')
    .leftJoin('organization_access_profiles as p', 'p.profile_id', 'u.profile_id')
    .leftJoin('subscription_subscriptions as s', 's.organization_id', 'u.organization_id')
    .leftJoin('identity_accounts as a', { 'a.organization_id': 'u.organization_id', 'a.user_id': 'u.user_id' })
    .where('u.organization_id', organizationId)
    .modify(narrow)
    .select(user)
  return rows.map((row) => ({
    kind: 'user',
    userId: row.userId,
    organizationId,
    licence: row.licence,
    administrator: row.administrator,
    rights: rightsOf(row.licence, row.permissions ?? undefined),
    profileId: row.profileId,
    mayOwnProjects: row.administrator || (row.mayOwnProjects ?? true),
    premium: row.accessEndsAt !== null && Date.parse(row.accessEndsAt) > Date.parse(at),
    // Without an account nobody has chosen a password yet.
    mustChangePassword: row.mustChangePassword ?? true,
  }))
}
