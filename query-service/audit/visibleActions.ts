import { auditsEverything, type User } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { denialEvents } from '@prumo/contracts/audit/denials'
import type { Knex } from 'knex'
import { visibleTo } from '../projects/visibleProjects'

/**
 * Bounds a query on `audit_actions as a`, or on `audit_kinds as a`, to what is there for this person, and of it to what the filters let through: all for who audits everything,
 * else what the person did, and what happened in the projects that the person sees. Denials are the auditors' alone: they name what was not there for whoever asked.
 */
export const visibleActions =
  (db: Knex, actor: User, filters?: ActionLogFilters) =>
  (query: Knex.QueryBuilder): void => {
    if (!auditsEverything(actor))
      query.where((either) => ownOrOfVisibleProject(db, actor, either)).whereNotIn('a.kind', denials)
    if (filters) narrow(query, filters)
  }

function ownOrOfVisibleProject(db: Knex, actor: User, query: Knex.QueryBuilder): void {
  const visible = db('projects_projects as p').modify(visibleTo(actor)).select('p.project_id')
  query.where('a.actor_id', actor.userId).orWhereIn('a.project_id', visible)
}

const denials = Object.keys(denialEvents)
/** Of a person is also what was aimed at their account, by whomever. */
const ofPerson = (personId: string) => (either: Knex.QueryBuilder) =>
  either.where('a.actor_id', personId).orWhere({ 'a.kind': 'IdentityProofFailed', 'a.record_id': personId })

/** The period ends before `to`. */
function narrow(query: Knex.QueryBuilder, filters: ActionLogFilters): void {
  const { personId, recordId, projectId, kinds, from, to } = filters
  if (personId) query.where(ofPerson(personId))
  if (recordId) query.where('a.record_id', recordId)
  // What happened in a project is in its scope, where the table's key finds it in order.
  if (projectId) query.where('a.scope_id', projectId)
  if (kinds.length > 0) query.whereIn('a.kind', kinds)
  if (from) query.where('a.at', '>=', from)
  if (to) query.where('a.at', '<', to)
}
