import {
  type Copying,
  type Licence,
  type ProjectPlace,
  type ProjectRole,
  type Rights,
  rightsOf,
  type User,
} from '@prumo/contracts/access'
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

/** The person with all rights that count now, from the read models; `undefined` for nobody of this organization. */
export async function askerOf(db: Knex, { userId, organizationId }: Person, at: string): Promise<User | undefined> {
  const [user] = await usersOf(db, organizationId, at, (query) => query.where('u.user_id', userId))
  return user
}

/** People of the organization with all rights that count now; `narrow` says whom of `organization_users as u`. */
export async function usersOf(
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
    // Whoever has no account yet has no password of their own.
    mustChangePassword: row.must_change_password ?? true,
  }))
}

type PlaceRow = {
  project_id: string
  organization_id: string
  owner_id: string
  roles: Record<string, ProjectRole[]>
  copy: { state: Copying } | null
}

/** These projects as access sees them. */
export async function placesOf(
  db: Knex,
  organizationId: string,
  projectIds: readonly string[],
): Promise<ProjectPlace[]> {
  const rows: PlaceRow[] = await db('projects_projects')
    .where({ organization_id: organizationId })
    .whereIn('project_id', projectIds)
    .select('project_id', 'organization_id', 'owner_id', 'roles', 'copy')
  return rows.map((row) => ({
    projectId: row.project_id,
    organizationId: row.organization_id,
    ownerId: row.owner_id,
    roles: row.roles,
    ...(row.copy && { copying: row.copy.state }),
  }))
}
