import Router from '@koa/router'
import { type QueryName, queries } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { RateLimits } from '@prumo/platform/http/rateLimits'
import { parse } from '@prumo/platform/parse'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Context } from 'koa'
import { answered, askedBy } from './asked'
import { answers } from './index'
import type { OriginsOf, Query } from './query'

/** What questions are answered with. */
export type Answering = {
  database: QueryDatabase
  readModels: ReadModels
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  limits: RateLimits
  now: () => Date
  originsOf: OriginsOf
}

const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/** GET /rest/queries/{name}: answers once the read models have reached `Min-Position`, and whatever last changed the asker's rights. */
export const queryRoute = (parts: Answering) =>
  new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await askedBy(ctx, parts)
    const { need, input, output, reads } = queries[name]
    const asked = parse(input, { ...ctx.query })
    const { projectId } = asked as { projectId?: string }
    ctx.body = await answered(ctx, session, parts, { need, reads, projectId }, async (db, asker) =>
      output.parse(await (answers[name] as Query<QueryName>)(db, asked, asker, parts.originsOf)),
    )
  })
