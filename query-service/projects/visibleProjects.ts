import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'

/**
 * Bounds a query on `projects_projects as p` to the whole projects that are there for this person: all for the
 * administrator, else where the person has a role. What is not whole yet is in nobody's lists.
 */
export const visibleTo =
  ({ userId, organizationId, administrator }: User) =>
  (query: Knex.QueryBuilder) => {
    query.where('p.organization_id', organizationId).whereNull('p.copy')
    if (!administrator) query.whereRaw('(p.owner_id = ? or p.roles \\? ?)', [userId, userId])
  }

/** The same, and besides what this person is having copied: only a list of projects shows that, as what it is. */
export const visibleOrCopiedBy = (actor: User) => (query: Knex.QueryBuilder) => {
  query.where((either) =>
    either
      .where((whole) => whole.modify(visibleTo(actor)))
      .orWhere((copied) =>
        copied.where({ 'p.organization_id': actor.organizationId, 'p.owner_id': actor.userId }).whereNotNull('p.copy'),
      ),
  )
}
