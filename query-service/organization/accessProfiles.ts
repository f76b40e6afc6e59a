import type { Query } from '../pipeline/query'

export const accessProfiles: Query<'accessProfiles'> = (db, _, { actor: { organizationId } }) =>
  db('organization_access_profiles as p')
    .where('p.organization_id', organizationId)
    .select('p.profile_id as profileId', 'p.name', 'p.permissions', 'p.may_own_projects as mayOwnProjects')
    .select(
      db.raw(
        `(select count(*) from organization_users u where u.organization_id = p.organization_id and u.profile_id = p.profile_id)::int as "userCount"`,
      ),
    )
    .orderByRaw('lower(p.name)')
