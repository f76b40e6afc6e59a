import type { Query } from '../pipeline/query'

export const me: Query<'me'> = async (db, _, { actor }) => {
  const { userId, organizationId, licence, administrator, rights, mayOwnProjects } = actor
  const person = await db('identity_accounts as a')
    .join('organization_companies as c', 'c.organization_id', 'a.organization_id')
    .where({ 'a.organization_id': organizationId, 'a.user_id': userId })
    .first(
      'a.name',
      'a.last_name as lastName',
      'a.email',
      'a.language',
      'a.must_change_password as mustChangePassword',
      'c.name as companyName',
    )
  return { userId, organizationId, licence, administrator, rights, mayOwnProjects, ...person }
}
