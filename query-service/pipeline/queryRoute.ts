import Router from '@koa/router'
import { type QueryAsked, type QueryName, queries } from '@prumo/contracts/index'
import { needOfPast, pastInput, type QueryContract } from '@prumo/contracts/query'
import { HttpProblem } from '@prumo/platform/errors'
import { parse } from '@prumo/platform/values/parse'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { answer } from './answer'
import { answerAsOf } from './answerAsOf'
import type { Answering } from './answering'
import { authenticate } from './authenticate'
import type { Answers, Asker, Query } from './query'
import { redactAnswer } from './redactAnswer'

/** The input of a query, and the instant that it asks about, where a query about a project names one. */
const inputIn = (
  values: Context['query'],
  query: QueryContract,
): Record<string, unknown> & { asOf?: string | undefined } => {
  if (!needOfPast(query) || values.asOf === undefined) return { ...values }
  return { ...values, ...parse(pastInput, { asOf: values.asOf }) }
}

const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/**
 * GET /rest/queries/{name}: waits for `Min-Position`, and for whatever last changed the rights of the asker. What is
 * large takes turns, and so does every question of the past.
 */
export function queryRoute(answers: Answers, parts: Answering) {
  const { large } = parts
  return new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await authenticate(ctx, parts)
    const query: QueryContract = queries[name]
    const { asOf, ...values } = inputIn(ctx.query, query)
    const input = parse(query.input, values)
    const { projectId } = input as { projectId?: string }
    const answered = (giveWay = async () => {}) => {
      const read = async (db: Knex, asker: Asker) => {
        const found = await (answers[name] as Query<QueryName>)(db, input as QueryAsked<QueryName>, asker)
        await giveWay()
        return query.output.parse(await redactAnswer(db, asker, query, found))
      }
      return asOf === undefined
        ? answer(ctx, session, parts, { ...query, projectId }, read)
        : answerAsOf(ctx, session, parts, { query, projectId, asOf }, read)
    }
    const isLarge = query.cost === 'large' || asOf !== undefined
    await large.asked(session, () =>
      isLarge
        ? large.question(session, async (giveWay) => write(ctx, await answered(giveWay), giveWay))
        : answered().then((found) => write(ctx, found)),
    )
  })
}

/** Written within its turn, as that is part of what it costs. */
async function write(ctx: Context, found: unknown, giveWay = async () => {}): Promise<void> {
  await giveWay()
  ctx.body = Buffer.from(JSON.stringify(found))
  ctx.type = 'json'
}
