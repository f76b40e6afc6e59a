import Router from '@koa/router'
import { type QueryName, queries } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { parse } from '@prumo/platform/parse'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import { answers } from './index'
import { parkedAt } from './parkedAt'
import { permitted } from './permitted'
import type { Query } from './query'
import { reach } from './reach'

/** What questions are answered with. */
export type Answering = {
  database: QueryDatabase
  readModels: ReadModels
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  limits: RateLimits
  now: () => Date
}

const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/** GET /rest/queries/{name}: answers once the read models have reached `Min-Position`, and whatever last changed the asker's rights. */
export const queryRoute = ({ database, readModels, sessionOf, limits, now }: Answering) =>
  new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await sessionOf(ctx)
    if (!session) throw new HttpProblem(401, 'access.signIn')
    await limits.request(session.userId)
    const { need, input, output, reads } = queries[name]
    const asked = parse(input, { ...ctx.query })
    const position = await reach(ctx, session, readModels)
    ctx.body = await database.within(session.organizationId, async (db) => {
      const { projectId } = asked as { projectId?: string }
      const asker = await permitted(db, session, { need, at: now().toISOString(), projectId })
      const parked = await parkedAt(db, session.organizationId, reads)
      // Nobody is shown a state without what they themselves have done.
      if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
      if (parked !== undefined) ctx.set('Data-As-Of', String(parked))
      return output.parse(await (answers[name] as Query<QueryName>)(db, asked, asker))
    })
  })
