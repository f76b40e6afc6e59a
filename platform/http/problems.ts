import type { Problem } from '@prumo/contracts/index'
import type { Context, Middleware } from 'koa'
import { HttpProblem, Invalid, Refused } from '../errors'
import type { Logger } from '../logger'
import { isConnectionLost } from '../postgres/connectionLost'

type Answer = { status: number; code: Problem; extra?: object }

/** RFC 9457 problem details. The only place where an error becomes a status; what is not listed is a fault and stays a 500. */
export const problems =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) throw new HttpProblem(404, 'request.unknown')
    } catch (error) {
      const answer = answerTo(error)
      if (answer.status >= 500) log.error({ requestId: ctx.state.requestId, err: error }, 'request failed')
      respond(ctx, answer)
    }
  }

function answerTo(error: unknown): Answer {
  if (error instanceof Invalid) return { status: 422, code: 'fields.invalid', extra: { fields: error.fields } }
  if (error instanceof Refused)
    return { status: statusOf(error.code), code: error.code, extra: { details: error.details } }
  if (error instanceof HttpProblem) return { status: error.status, code: error.code, extra: { details: error.details } }
  // The same command or question again tells what became of it.
  if (isConnectionLost(error)) return { status: 503, code: 'service.busy' }
  return { status: 500, code: 'failure.unexpected' }
}

/** What is not there (or is another organization's) is not found; any other rule is in conflict with how things stand. */
const statusOf = (code: Problem) => (/(\.u|U)nknown$/.test(code) ? 404 : 409)

const secondsIn = (extra: { details?: { retryAfterSeconds?: number } } = {}) => extra.details?.retryAfterSeconds

function respond(ctx: Context, { status, code, extra }: Answer) {
  ctx.status = status
  if (status === 503 || status === 429) ctx.set('Retry-After', String(secondsIn(extra) ?? 1))
  // The rest of what is too large is not read, so nothing else can come over this connection.
  if (status === 413) ctx.set('Connection', 'close')
  ctx.body = JSON.stringify({
    type: `urn:prumo:problem:${code}`,
    title: code,
    status,
    code,
    instance: ctx.state.requestId,
    ...extra,
  })
  ctx.type = 'application/problem+json'
}
