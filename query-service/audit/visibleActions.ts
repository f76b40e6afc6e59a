import { auditsEverything, type User } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { denialEvents } from '@prumo/contracts/audit/denials'
import type { Knex } from 'knex'
import { visibleTo } from '../projects/visibleProjects'

/**
 * Limits `audit_actions as a` or `audit_kinds as a` to what a person may see, and to the filters. Auditors see
 * everything; others what they did, and what happened in their projects. Denials are for auditors only, because they
 * name what was hidden from others.
 */
export const visibleActions =
  (db: Knex, actor: User, filters?: ActionLogFilters) =>
  (query: Knex.QueryBuilder): void => {
    if (!auditsEverything(actor))
      query.where((either) => byActorOrInVisibleProject(db, actor, either)).whereNotIn('a.kind', denials)
    if (filters) narrow(query, filters)
  }

function byActorOrInVisibleProject(db: Knex, actor: User, query: Knex.QueryBuilder): void {
  const visible = db('projects_projects as p').modify(visibleTo(actor)).select('p.project_id')
  query.where('a.actor_id', actor.userId).orWhereIn('a.project_id', visible)
}

const denials = Object.keys(denialEvents)
/** Failed proofs of identity belong to the person whose account they were aimed at. */
const ofPerson = (personId: string) => (either: Knex.QueryBuilder) =>
  either.where('a.actor_id', personId).orWhere({ 'a.kind': 'IdentityProofFailed', 'a.record_id': personId })

/** Applies the filters; the period ends before `to`. */
function narrow(query: Knex.QueryBuilder, filters: ActionLogFilters): void {
  const { personId, recordId, projectId, kinds, withoutViews, from, to } = filters
  if (personId) query.where(ofPerson(personId))
  if (recordId) query.where('a.record_id', recordId)
  // A project's events have its scope, and the key of the table has them in order.
  if (projectId) query.where('a.scope_id', projectId)
  if (kinds.length > 0) query.whereIn('a.kind', kinds)
  if (withoutViews) query.whereNot('a.kind', 'ActionLogViewed')
  if (from) query.where('a.at', '>=', from)
  if (to) query.where('a.at', '<', to)
}
