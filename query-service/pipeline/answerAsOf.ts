import { may, type Need, type Verdict } from '@prumo/contracts/access'
import { needOfPast, type QueryContract } from '@prumo/contracts/query'
import { HttpProblem, Invalid } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { notErased } from '../audit/notErased'
import { erasedPeople } from '../past/erasedPeople'
import { streamsOf } from '../past/streamsOf'
import { projectPlaces } from '../reading/projectPlaces'
import type { Answering } from './answering'
import { authorize } from './authorize'
import { parkedPosition } from './parkedPosition'
import type { Asker } from './query'
import { waitForPosition } from './waitForPosition'

type Question = { query: QueryContract; projectId?: string | undefined; asOf: string }
type Project = { organizationId: string; projectId: string; asOf: string }

/** The tables of rights, which any query may read. */
const ofRights = ['organization_users', 'organization_access_profiles', 'subscription_subscriptions']
const [actions, times, erasures, ofStreams] = ['audit_actions', 'audit_times', 'audit_erasures', 'audit_streams']
const place = 'projects_projects'

/**
 * Answers about a project at an instant, for who may see the project today. People have their names of today.
 * `Data-As-Of` is the position of the data, `People-As-Of` that of the people.
 */
export async function answerAsOf<Answer>(
  ctx: Context,
  session: Session,
  parts: Answering,
  { query, projectId, asOf }: Question,
  read: (db: Knex, asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  const { database, readModels, pasts, now, log, isNotifyingByMail, sales } = parts
  const need = needOfPast(query)
  if (!need || projectId === undefined) throw new Invalid([{ path: 'asOf', code: 'asOf.notOfProject' }])
  if (Date.parse(asOf) > now().getTime()) throw new Invalid([{ path: 'asOf', code: 'asOf.future' }])
  const { organizationId } = session
  const project = { organizationId, projectId, asOf }
  const reads = [...query.reads, place, ...ofRights]

  const seen = await waitForPosition(ctx, session, readModels)
  const { actor, projectNow, ...moment } = await database.within(organizationId, async (db) => {
    const asker = await authorize(db, session, parts, { need, projectId })
    if (query.need.of !== 'project') await authorize(db, session, parts, { need: query.need })
    const sources = [...pasts.sources(reads), actions, times, erasures, ofStreams]
    const [parked, latest, erased] = await Promise.all([
      parkedPosition(db, organizationId, sources),
      lastUntil(db, project),
      erasedPeople(db, organizationId),
    ])
    refuseBehind(parked, seen)
    const position = await keptPosition(db, project, latest)
    refuseBehind(parked, position)
    return { actor: asker.actor, projectNow: asker.projectNow, position, erased }
  })
  const streams = streamsOf(database, project)
  return pasts.within({ organizationId, projectId, ...moment }, { reads, streams }, async (db) => {
    const [then] = await projectPlaces(db, organizationId, [projectId])
    if (!then) throw new HttpProblem(404, 'resource.unknown')
    if (then.copying) refuseUnless(may(actor, need, then), need)
    ctx.set('Data-As-Of', String(moment.position))
    ctx.set('People-As-Of', String(readModels.position(organizationId)))
    return read(db, {
      actor: allowedIn(query.need, actor),
      reader: actor,
      at: asOf,
      log,
      isNotifyingByMail,
      sales,
      project: then,
      ...(projectNow && { projectNow }),
    })
  })
}

/** A project that was being copied then is shown to who could see it then. */
function refuseUnless(verdict: Verdict, need: Need) {
  if (!verdict.allowed) throw denied(verdict, need)
}

/** A read model that is parked at or before the position cannot show the instant. */
function refuseBehind(parked: number | undefined, position: number) {
  if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
}

/**
 * A query of the organization finds out what is visible by the roles of the past. Access was decided before, so
 * the asker may see all here.
 */
const allowedIn = (need: Need, actor: Asker['actor']) =>
  need.of === 'project' ? actor : { ...actor, administrator: true }

const actionsOf = (db: Knex, { organizationId, projectId }: Project) =>
  db(`${actions} as a`).where({ 'a.organization_id': organizationId, 'a.scope_id': projectId })

/** The position that was found. Refuses a time before the project, and one whose action log was erased. */
async function keptPosition(db: Knex, project: Project, position: number | undefined): Promise<number> {
  const [before, erased] = ['asOf.beforeProject', 'asOf.erased'].map((code) => new Invalid([{ path: 'asOf', code }]))
  if (position === undefined) throw before
  const kept = await actionsOf(db, project).where('a.position', position).modify(notErased(db)).first('a.position')
  if (!kept) throw erased
  return position
}

type Found = { position: number } | undefined

/**
 * The position of the last event until the instant. It is the latest event, or one behind that which says an earlier
 * time, so that nothing is read of what came later.
 */
async function lastUntil(db: Knex, project: Project): Promise<number | undefined> {
  const { organizationId, projectId, asOf } = project
  const latest: Found = await actionsOf(db, project)
    .where('a.at', '<=', asOf)
    .orderBy([
      { column: 'a.at', order: 'desc' },
      { column: 'a.position', order: 'desc' },
    ])
    .first('a.position')
  if (!latest) return undefined
  const late: Found = await db(times)
    .where({ organization_id: organizationId, scope_id: projectId })
    .where('position', '>', latest.position)
    .where('at', '<=', asOf)
    .orderBy('position', 'desc')
    .first('position')
  return late?.position ?? latest.position
}
