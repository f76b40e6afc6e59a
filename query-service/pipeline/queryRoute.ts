import Router from '@koa/router'
import { type QueryName, queries } from '@prumo/contracts/index'
import { needOfPast, pastInput, type QueryContract } from '@prumo/contracts/query'
import { turnsOf } from '@prumo/platform/concurrency/turnsOf'
import { HttpProblem } from '@prumo/platform/errors'
import { parse } from '@prumo/platform/values/parse'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { answer } from './answer'
import { answerAsOf } from './answerAsOf'
import type { Answering } from './answering'
import { authenticate } from './authenticate'
import { longTurns } from './longTurns'
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

/** A screen asks several at once, and shows the past of one moment; nobody looks at many moments at once. */
const pastsOfPerson = { running: 2, waiting: 60 }

const isQuery = (name: string): name is QueryName => Object.hasOwn(queries, name)

/**
 * GET /rest/queries/{name}: waits for `Min-Position`, and for whatever last changed the rights of the asker. Questions
 * that take long are answered one after another to each person, those of the past two at once: nobody takes the turn of
 * everybody else.
 */
export function queryRoute(answers: Answers, parts: Answering) {
  const inTurn = longTurns()
  const inTurnOfPasts = turnsOf(pastsOfPerson)
  return new Router().get('/rest/queries/:name', async (ctx) => {
    const name = ctx.params.name ?? ''
    if (!isQuery(name)) throw new HttpProblem(404, 'request.unknown')
    const session = await authenticate(ctx, parts)
    const query = queries[name]
    const { asOf, ...values } = inputIn(ctx.query, query)
    const input = parse(query.input, values)
    const { projectId } = input as { projectId?: string }
    const read = async (db: Knex, asker: Asker) => {
      const found = await (answers[name] as Query<QueryName>)(db, input, asker)
      return query.output.parse(await redactAnswer(db, asker, query, found))
    }
    const answered = () =>
      asOf === undefined
        ? answer(ctx, session, parts, { ...(query as QueryContract), projectId }, read)
        : inTurnOfPasts(session.userId, () => answerAsOf(ctx, session, parts, { query, projectId, asOf }, read))
    ctx.body = await ((query as QueryContract).ofWholePlan ? inTurn(session.userId, answered) : answered())
  })
}
