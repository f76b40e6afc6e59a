import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { textOrder } from '../reading/textOrder'

export const accessProfiles: Query<'accessProfiles'> = (db, _, { actor: { organizationId } }) =>
  db('organization_access_profiles as p')
    .where('p.organization_id', organizationId)
    .select(
      columnsOf('p', 'profileId', 'name', 'permissions', 'mayOwnProjects'),
      db.raw(
        `(select count(*) from organization_users u where u.organization_id = p.organization_id and u.profile_id = p.profile_id)::int as "userCount"`,
      ),
    )
    .orderByRaw(`${textOrder('p.name')}, p.profile_id`)
