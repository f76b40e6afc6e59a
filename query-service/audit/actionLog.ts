import { auditsEverything, type User } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Knex } from 'knex'
import { peopleNames } from '../peopleNames'
import { visibleTo } from '../projects/visibleProjects'
import type { Query } from '../query'
import { actionPage } from './actionRows'

const openMs = 3_600_000

/** Reads through a view that the asker has opened: the filters are the view's, so nothing is read that the log does not say was read. */
export const actionLog: Query<'actionLog'> = async (db, { viewId, ...paging }, { actor, at }) => {
  const { organizationId, userId } = actor
  const view: { filters: ActionLogFilters; viewedAt: string } | undefined = await db('audit_views')
    .where({ organization_id: organizationId, view_id: viewId, user_id: userId })
    .first('filters', 'viewed_at as viewedAt')
  if (!view) throw new HttpProblem(404, 'actionLog.viewUnknown')
  if (Date.parse(at) - Date.parse(view.viewedAt) > openMs) throw new Refused('actionLog.viewExpired')
  const open = await openTo(db, actor)
  const page = await actionPage(db, organizationId, paging, (query) => {
    open(query)
    narrow(view.filters)(query)
  })
  const kinds: { kind: string }[] = await db('audit_actions as a')
    .where('a.organization_id', organizationId)
    .modify(open)
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

/** All of it for who audits everything; else what the person did, and what happened in the projects that the person sees. */
async function openTo(db: Knex, actor: User): Promise<(query: Knex.QueryBuilder) => void> {
  if (auditsEverything(actor)) return () => {}
  const visible = db('projects_projects as p').modify(visibleTo(actor)).select('p.project_id')
  return (query) =>
    query.where((either) => either.where('a.actor_id', actor.userId).orWhereIn('a.project_id', visible.clone()))
}

const narrow =
  ({ personId, recordId, projectId, kinds, from, to }: ActionLogFilters) =>
  (query: Knex.QueryBuilder) => {
    if (personId) query.where('a.actor_id', personId)
    if (recordId) query.where('a.record_id', recordId)
    if (projectId) query.where('a.project_id', projectId)
    if (kinds.length > 0) query.whereIn('a.kind', kinds)
    if (from) query.where('a.at', '>=', from)
    if (to) query.where('a.at', '<', to)
  }
