import Router from '@koa/router'
import { may, type Verdict } from '@prumo/contracts/access'
import { type QueryName, queries } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { parse } from '@prumo/platform/parse'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { askerOf, placesOf } from './askers'
import { answers } from './index'
import type { Asker, Query } from './query'

type Parts = {
  database: QueryDatabase
  readModels: ReadModels
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  limits: RateLimits
  now: () => Date
}

const waitMs = 2000
const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/** GET /rest/queries/{name}: answers once the read models have reached `Min-Position`, and whatever last changed the asker's rights. */
export const queryRoute = ({ database, readModels, sessionOf, limits, now }: Parts) =>
  new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await sessionOf(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    await limits.request(session.userId)
    const asked = parse(queries[name].input, { ...ctx.query })
    await reach(Math.max(positionIn(ctx), session.rightsPosition))
    ctx.body = await database.within(session.organizationId, async (db) => {
      const asker = await permitted(db, name, asked, session)
      const parked = await parkedAt(db, name, session.organizationId)
      if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
      return queries[name].output.parse(await (answers[name] as Query<QueryName>)(db, asked, asker))
    })

    async function reach(position: number) {
      if (!(await readModels.reached(position, waitMs))) throw new HttpProblem(503, 'readModels.behind')
    }

    async function permitted(
      db: Knex,
      query: QueryName,
      input: object,
      { userId, organizationId }: Session,
    ): Promise<Asker> {
      const at = now().toISOString()
      const actor = await askerOf(db, { userId, organizationId }, at)
      if (!actor) throw new HttpProblem(401, 'access.signIn')
      const { projectId } = input as { projectId?: string }
      const [project] = projectId ? await placesOf(db, organizationId, [projectId]) : []
      const verdict = may(actor, queries[query].need, project)
      if (!verdict.allowed) throw refused(verdict)
      return { actor, at, ...(project && { project }) }
    }
  })

function refused({ because }: Verdict & { allowed: false }): HttpProblem {
  if (because === 'unknown') return new HttpProblem(404, 'resource.unknown')
  if (because === 'subscriptionEnded') return new HttpProblem(403, 'access.subscriptionEnded')
  return new HttpProblem(403, 'access.noPermission')
}

function positionIn(ctx: Context): number {
  const text = ctx.get('Min-Position')
  if (text === '') return 0
  if (!/^\d{1,15}$/.test(text)) throw new HttpProblem(400, 'request.notUnderstood')
  return Number(text)
}

/** Where a read model that the query reads stands still for this organization. */
async function parkedAt(db: Knex, name: QueryName, organizationId: string): Promise<number | undefined> {
  const row = await db('parked')
    .where({ organization_id: organizationId })
    .whereIn('table_name', [...queries[name].reads])
    .min<{ position: number | null }>('position as position')
    .first()
  return row?.position ?? undefined
}
