import { type Licence, type Rights, rightsOf, type User } from '@prumo/contracts/access'
import type { Knex } from 'knex'

type Person = { userId: string; organizationId: string }
type UserRow = {
  user_id: string
  licence: Licence
  administrator: boolean
  profile_id: string | null
  permissions: Rights | null
  may_own_projects: boolean | null
  ends_at: string | null
  must_change_password: boolean | null
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
  const rows: UserRow[] = await db('organization_users as u')
    .leftJoin('organization_access_profiles as p', 'p.profile_id', 'u.profile_id')
    .leftJoin('subscription_subscriptions as s', 's.organization_id', 'u.organization_id')
    .leftJoin('identity_accounts as a', { 'a.organization_id': 'u.organization_id', 'a.user_id': 'u.user_id' })
    .where('u.organization_id', organizationId)
    .modify(narrow)
    .select('u.user_id', 'u.licence', 'u.administrator', 'u.profile_id', 'p.permissions', 'p.may_own_projects')
    .select('s.ends_at', 'a.must_change_password')
  return rows.map((row) => ({
    kind: 'user',
    userId: row.user_id,
    organizationId,
    licence: row.licence,
    administrator: row.administrator,
    rights: rightsOf(row.licence, row.permissions ?? undefined),
    profileId: row.profile_id,
    mayOwnProjects: row.administrator || (row.may_own_projects ?? true),
    premium: row.ends_at !== null && Date.parse(row.ends_at) > Date.parse(at),
    // Without an account nobody has chosen a password yet.
    mustChangePassword: row.must_change_password ?? true,
  }))
}
