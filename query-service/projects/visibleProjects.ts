import type { User } from '@prumo/contracts/access'
import type { Knex } from 'knex'

/**
 * Limits a query on `projects_projects as p` to the projects that this person may see: all for an administrator, else
 * those with a role. A project that is being copied is in no list.
 */
export const visibleTo =
  ({ userId, organizationId, administrator }: User) =>
  (query: Knex.QueryBuilder) => {
    query.where('p.organization_id', organizationId).whereNull('p.copy')
    if (!administrator) query.whereRaw('(p.owner_id = ? or p.roles \\? ?)', [userId, userId])
  }

/** The same, and projects that this person is having copied. Only the list of projects shows these. */
export const visibleOrCopiedBy = (actor: User) => (query: Knex.QueryBuilder) => {
  query.where((either) =>
    either
      .where((whole) => whole.modify(visibleTo(actor)))
      .orWhere((copied) =>
        copied.where({ 'p.organization_id': actor.organizationId, 'p.owner_id': actor.userId }).whereNotNull('p.copy'),
      ),
  )
}
