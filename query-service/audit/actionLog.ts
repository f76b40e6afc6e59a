import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { peopleNames } from '../peopleNames'
import type { Query } from '../query'
import { actionPage } from './actionRows'
import { visibleActions } from './visibleActions'

const openMs = 3_600_000

/** Reads through a view that the asker has opened: the filters are the view's, so nothing is read that the log does not say was read. */
export const actionLog: Query<'actionLog'> = async (db, { viewId, ...paging }, { actor, at }) => {
  const { organizationId, userId } = actor
  const view: { filters: ActionLogFilters; viewedAt: string } | undefined = await db('audit_views')
    .where({ organization_id: organizationId, view_id: viewId, user_id: userId })
    .first('filters', 'viewed_at as viewedAt')
  if (!view) throw new HttpProblem(404, 'actionLog.viewUnknown')
  if (Date.parse(at) - Date.parse(view.viewedAt) > openMs) throw new Refused('actionLog.viewExpired')
  const page = await actionPage(db, organizationId, paging, visibleActions(db, actor, view.filters))
  const kinds: { kind: string }[] = await db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .modify(visibleActions(db, actor))
    .distinct('a.kind')
    .orderBy('a.kind')
  const people = await db('organization_users').where({ organization_id: organizationId }).select('user_id')
  const names = await peopleNames(
    db,
    organizationId,
    people.map((row: { user_id: string }) => row.user_id),
  )
  return {
    ...page,
    kinds: kinds.map(({ kind }) => kind),
    people: [...names].map(([id, name]) => ({ userId: id, name })),
  }
}
