import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'

/** Bounds a query on `projects_projects as p` to the projects that are there for this person: all for the administrator, else where the person has a role. */
export const visibleTo =
  ({ userId, organizationId, administrator }: User) =>
  (query: Knex.QueryBuilder) => {
    query.where('p.organization_id', organizationId)
    if (!administrator) query.whereRaw('(p.owner_id = ? or p.roles \\? ?)', [userId, userId])
  }
