import { auditsEverything, type User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Asker, Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { namedPage } from '../reading/namedPage'
import { namedPeople } from '../reading/namedPeople'
import { openedView } from './openedView'
import { visibleActions } from './visibleActions'

/**
 * What the filters of the action log offer. A view of the log was opened before, so that nobody learns of projects and
 * people off the record.
 */
export const actionLogChoices: Query<'actionLogChoices'> = async (
  db,
  { viewId, of, ...paging },
  { actor, reader, at },
) => {
  const { projectId } = await openedView(db, viewId, { actor, at })
  const choices = of === 'project' ? projectsSeen(db, actor) : peopleSeen(db, { actor, reader }, projectId)
  return namedPage(db, choices, paging)
}

const kindsSeen = (db: Knex, actor: User) =>
  db('audit_kinds as a').where('a.organization_id', actor.organizationId).modify(visibleActions(db, actor))

/** To auditors all that ever were, to others the projects that they see. A deleted one has its last name. */
const projectsSeen = (db: Knex, actor: User) =>
  db
    .from(kindsSeen(db, actor).whereNotNull('a.project_id').distinct({ id: 'a.project_id' }).as('s'))
    .modify((query) => {
      if (!auditsEverything(actor))
        query.whereIn('s.id', db('projects_projects as p').modify(visibleTo(actor)).select('p.project_id'))
    })
    .leftJoin('projects_projects as p', (join) =>
      join.on('p.project_id', 's.id').andOnVal('p.organization_id', actor.organizationId),
    )
    .select({
      id: 's.id',
      name: db.raw('coalesce(p.pitch, (?))', [lastName(db, actor)]),
      gone: db.raw('p.project_id is null'),
    })

const lastName = (db: Knex, { organizationId }: User) =>
  db('audit_names as n')
    .where({ 'n.organization_id': organizationId, 'n.kind': 'project' })
    .whereRaw('n.thing_id = s.id')
    .orderBy('n.position', 'desc')
    .limit(1)
    .select('n.name')

/** Those who did something, and to an auditor also those who have done nothing yet. */
function peopleSeen(
  db: Knex,
  { actor, reader }: Pick<Asker, 'actor' | 'reader'>,
  projectId: string | null,
): Knex.QueryBuilder {
  const { organizationId } = actor
  const actors = kindsSeen(db, actor).whereNotNull('a.actor_id').distinct({ id: 'a.actor_id' })
  if (projectId) actors.where('a.project_id', projectId)
  else if (auditsEverything(actor))
    actors.union(db('organization_users as u').where('u.organization_id', organizationId).select({ id: 'u.user_id' }))
  return namedPeople(db, actors, { reader })
}
