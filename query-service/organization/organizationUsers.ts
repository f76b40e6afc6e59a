import type { Query } from '../pipeline/query'

export const organizationUsers: Query<'organizationUsers'> = (db, _, { actor: { organizationId } }) =>
  db('organization_users as u')
    .join('identity_accounts as a', 'a.user_id', 'u.user_id')
    .leftJoin('organization_access_profiles as p', 'p.profile_id', 'u.profile_id')
    .where('u.organization_id', organizationId)
    .select(
      'u.user_id as userId',
      'a.name',
      'a.last_name as lastName',
      'a.email',
      'u.licence',
      'u.administrator',
      'u.profile_id as profileId',
    )
    .select(
      'p.name as profileName',
      'a.authentication',
      'u.added_at as addedAt',
      'a.last_signed_in_at as lastSignedInAt',
    )
    .select(
      db.raw(
        `(select count(*) from projects_projects r where r.organization_id = u.organization_id and r.copy is null and (r.owner_id = u.user_id or r.roles \\? u.user_id::text))::int as "projectCount"`,
      ),
    )
    .orderBy('u.added_at')
