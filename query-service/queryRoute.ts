import Router from '@koa/router'
import { type QueryName, queries } from '@prumo/contracts/index'
import { needOfPast, pastInput, type QueryContract } from '@prumo/contracts/query'
import { HttpProblem } from '@prumo/platform/errors'
import type { RecordedAt } from '@prumo/platform/eventLog/recordedAt'
import { parse } from '@prumo/platform/parse'
import type { Pasts } from '@prumo/platform/pasts'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels } from '@prumo/platform/readModels'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { answeredAsOf } from './answeredAsOf'
import { answered, askedBy } from './asked'
import { answers } from './index'
import { openAnswer } from './openAnswer'
import type { Asker, OpenedField, OriginsOf, Query } from './query'

/** What questions are answered with. */
export type Answering = {
  database: QueryDatabase
  readModels: ReadModels
  pasts: Pasts
  sessionOf: (ctx: Context) => Promise<Session | undefined>
  now: () => Date
  originsOf: OriginsOf
  /** What the log itself has: of whichever organization, so that whoever asks must know whose it is. */
  recordedAt: RecordedAt
  openedField: OpenedField
}

/** What is asked, and of which instant, where that is asked of a question about a project. */
const instantIn = (
  given: Context['query'],
  query: QueryContract,
): Record<string, unknown> & { asOf?: string | undefined } => {
  if (!needOfPast(query) || given.asOf === undefined) return { ...given }
  return { ...given, ...parse(pastInput, { asOf: given.asOf }) }
}

const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/** GET /rest/queries/{name}: answers once the read models have reached `Min-Position`, and whatever last changed the asker's rights. */
export const queryRoute = (parts: Answering) =>
  new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await askedBy(ctx, parts)
    const { need, input, output, reads } = queries[name]
    const { asOf, ...given } = instantIn(ctx.query, queries[name])
    const asked = parse(input, given)
    const { projectId } = asked as { projectId?: string }
    const answer = async (db: Knex, asker: Asker) =>
      output.parse(
        await openAnswer(
          ...([db, asker, queries[name]] as const),
          await (answers[name] as Query<QueryName>)(
            ...([db, asked, asker, parts.originsOf, parts.recordedAt, parts.openedField] as const),
          ),
        ),
      )
    ctx.body =
      asOf === undefined
        ? await answered(ctx, session, parts, { need, reads, projectId }, answer)
        : await answeredAsOf(ctx, session, parts, { query: queries[name], projectId, asOf }, answer)
  })
