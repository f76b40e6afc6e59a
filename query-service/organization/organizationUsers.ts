import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { hasNamesake } from '../reading/peopleNames'

export const organizationUsers: Query<'organizationUsers'> = async (db, _, { actor: { organizationId } }) => {
  const rows = await db('organization_users as u')
    .join('identity_accounts as a', 'a.user_id', 'u.user_id')
    .leftJoin('organization_access_profiles as p', 'p.profile_id', 'u.profile_id')
    .where('u.organization_id', organizationId)
    .select(
      columnsOf('u', 'userId', 'licence', 'administrator', 'profileId', 'addedAt'),
      columnsOf('a', 'name', 'lastName', 'email', 'authentication', 'lastSignedInAt'),
      { profileName: 'p.name' },
      db.raw(`${hasNamesake('a')} as "isNamesake"`),
      db.raw(
        `(select count(*) from projects_projects r where r.organization_id = u.organization_id and r.copy is null and (r.owner_id = u.user_id or r.roles \\? u.user_id::text))::int as "projectCount"`,
      ),
    )
    .orderBy('u.added_at')
  return rows.map(({ isNamesake, ...row }) => ({ ...row, ...(isNamesake && { mark: row.email }) }))
}
