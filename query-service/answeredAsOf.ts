import type { Need } from '@prumo/contracts/access'
import { needOfPast, type QueryContract } from '@prumo/contracts/query'
import { HttpProblem, Invalid } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { placesOf } from './askers'
import { parkedAt } from './parkedAt'
import { permitted } from './permitted'
import type { Asker } from './query'
import type { Answering } from './queryRoute'
import { reach } from './reach'

type Question = { query: QueryContract; projectId?: string | undefined; asOf: string }
type Project = { organizationId: string; projectId: string; asOf: string }

const [told, place] = ['audit_actions', 'projects_projects']

/**
 * An answer about a project as it was at an instant, to whoever may see the project now: nobody who has lost a right keeps it for the past. The people
 * in it are called what they are called today. `Data-As-Of` says up to which position of the log it goes, `People-As-Of` that of the people.
 */
export async function answeredAsOf<Answer>(
  ctx: Context,
  session: Session,
  { database, readModels, pasts, now }: Answering,
  { query, projectId, asOf }: Question,
  answer: (db: Knex, asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  const need = needOfPast(query)
  if (!need || projectId === undefined) throw new Invalid([{ path: 'asOf', code: 'asOf.notOfProject' }])
  if (Date.parse(asOf) > now().getTime()) throw new Invalid([{ path: 'asOf', code: 'asOf.future' }])
  const { organizationId, userId } = session
  const project = { organizationId, projectId, asOf }
  const reads = [...query.reads, place]

  const seen = await reach(ctx, session, readModels)
  const { actor, position } = await database.within(organizationId, async (db) => {
    const asker = await permitted(db, session, { need, at: now().toISOString(), projectId })
    if (query.need.of !== 'project') await permitted(db, session, { need: query.need, at: now().toISOString() })
    const parked = await parkedAt(db, organizationId, [...reads, told])
    if (parked !== undefined && parked <= seen) throw new HttpProblem(503, 'readModels.parked')
    return { actor: asker.actor, position: await positionOf(db, project) }
  })
  const streams = () => database.within(organizationId, (db) => streamsOf(db, project))
  return pasts.within({ organizationId, projectId, position }, { userId, reads, streams }, async (db) => {
    const [then] = await placesOf(db, organizationId, [projectId])
    if (!then) throw new HttpProblem(404, 'resource.unknown')
    ctx.set('Data-As-Of', String(position))
    ctx.set('People-As-Of', String(readModels.position(organizationId)))
    return answer(db, { actor: allowedIn(query.need, actor), at: asOf, project: then })
  })
}

/** A question that finds out by itself what is visible would go by the roles of then: here there is only what the asker may see now. */
const allowedIn = (need: Need, actor: Asker['actor']) =>
  need.of === 'project' ? actor : { ...actor, administrator: true }

const actionsOf = (db: Knex, { organizationId, projectId, asOf }: Project) =>
  db(told).where({ organization_id: organizationId, scope_id: projectId }).where('at', '<=', asOf)

/** Where the log was, for this project, at the instant. */
async function positionOf(db: Knex, project: Project): Promise<number> {
  const before = { path: 'asOf', code: 'asOf.beforeProject' }
  if (Date.parse(project.asOf) < 0) throw new Invalid([before])
  const last = await actionsOf(db, project)
    .orderBy('position', 'desc')
    .first<{ position: number } | undefined>('position')
  if (!last) throw new Invalid([before])
  return last.position
}

/** The streams that its events stand in. */
async function streamsOf(db: Knex, project: Project): Promise<string[]> {
  const rows: { stream: string }[] = await actionsOf(db, project).distinct('stream')
  return rows.map(({ stream }) => stream)
}
