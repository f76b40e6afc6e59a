import type { User } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { peopleNames } from '../peopleNames'
import type { Query } from '../query'
import { actionPage } from './actionRows'
import { notErased } from './notErased'
import { visibleActions } from './visibleActions'

const openMs = 3_600_000

/** Reads through a view that the asker has opened: the filters are the view's, so nothing is read that the log does not say was read. */
export const actionLog: Query<'actionLog'> = async (db, { viewId, ...paging }, { actor, at }, originsOf) => {
  const { organizationId, userId } = actor
  const view: { filters: ActionLogFilters; viewedAt: string } | undefined = await db('audit_views')
    .where({ organization_id: organizationId, view_id: viewId, user_id: userId })
    .first('filters', 'viewed_at as viewedAt')
  if (!view) throw new HttpProblem(404, 'actionLog.viewUnknown')
  if (Date.parse(at) - Date.parse(view.viewedAt) > openMs) throw new Refused('actionLog.viewExpired')
  const page = await actionPage(db, organizationId, paging, visibleActions(db, actor, view.filters), originsOf)
  // What can be chosen from belongs to the log, not to each page of it.
  return paging.after ? { ...page, kinds: [], people: [] } : { ...page, ...(await choices(db, actor)) }
}

async function choices(db: Knex, actor: User) {
  const { organizationId } = actor
  const kinds: { kind: string }[] = await db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .modify(visibleActions(db, actor))
    .modify(notErased(db))
    .distinct('a.kind')
    .orderBy('a.kind')
  const people: { user_id: string }[] = await db('organization_users')
    .where({ organization_id: organizationId })
    .select('user_id')
  const names = await peopleNames(
    db,
    organizationId,
    people.map((row) => row.user_id),
  )
  return {
    kinds: kinds.map(({ kind }) => kind),
    people: [...names].map(([userId, name]) => ({ userId, name })),
  }
}
