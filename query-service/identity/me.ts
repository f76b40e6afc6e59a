import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { zonesIn } from '../reading/zonesIn'

export const me: Query<'me'> = async (db, _, { actor }) => {
  const { userId, organizationId, licence, administrator, rights, mayOwnProjects } = actor
  const person = await db('identity_accounts as a')
    .join('organization_companies as c', 'c.organization_id', 'a.organization_id')
    .where({ 'a.organization_id': organizationId, 'a.user_id': userId })
    .first(columnsOf('a', 'name', 'lastName', 'email', 'language', 'mustChangePassword', 'emailProven'), {
      companyName: 'c.name',
    })
  const timeZones = [...(await zonesIn(db, organizationId))]
  return { userId, organizationId, licence, administrator, rights, mayOwnProjects, timeZones, ...person }
}
