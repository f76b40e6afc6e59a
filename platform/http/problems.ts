import { absent, type Problem } from '@prumo/contracts/index'
import type { Context, Middleware } from 'koa'
import type { NoteDenial } from '../denials/noteDenials'
import { HttpProblem, Invalid, Refused } from '../errors'
import { StreamTruncated } from '../eventLog/eventLog'
import { isDiskFull } from '../files/fileFault'
import { isConnectionLost } from '../postgres/connectionLost'
import type { Logger } from '../telemetry/logger'
import { networkOf } from './networkOf'

type Answer = { status: number; code: Problem; extra?: object; position?: number | undefined }

/** RFC 9457 problem details. Errors become statuses only here. An unlisted error is a fault, and stays a 500. */
export const problems =
  (log: Logger, noteDenial?: NoteDenial): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) throw new HttpProblem(404, 'request.unknown')
    } catch (error) {
      const answer = answerTo(error)
      const { requestId } = ctx.state
      if (answer.code === 'readModels.behind') log.info({ requestId }, 'query is ahead of the read models')
      // Refused on purpose: the stack says nothing, and takes long to make while there is too much to do.
      else if (answer.code === 'service.busy' && error instanceof HttpProblem)
        log.warn({ requestId }, 'request refused because the service is busy')
      else if (tellingOfAccounts.has(answer.code)) log.warn(...accountTold(ctx, answer))
      else if (answer.status >= 500) log.error({ requestId, err: error }, 'request failed')
      respond(ctx, answer)
      noteDenial?.(ctx, error)
    }
  }

/** Refusals by which whoever asks learns that somebody has an account, or that nobody has. */
const tellingOfAccounts: ReadonlySet<Problem> = new Set(['account.emailTaken', 'account.emailNotFound'])

const accountTold = ({ ip, state }: Context, { code }: Answer) =>
  [
    { security: 'account.told', code, network: networkOf(ip), requestId: state.requestId },
    'the answer disclosed whether an account exists',
  ] as const

function answerTo(error: unknown): Answer {
  if (error instanceof Invalid) return { status: 422, code: 'fields.invalid', extra: fieldsIn(error) }
  if (error instanceof Refused) return { ...saidBy(error), status: statusOf(error.code) }
  if (error instanceof HttpProblem) return { ...saidBy(error), status: error.status }
  if (error instanceof StreamTruncated) return { status: 503, code: 'log.streamTruncated' }
  if (isDiskFull(error)) return { status: 503, code: 'service.diskFull' }
  // The same command or question again tells what became of it.
  if (isConnectionLost(error)) return { status: 503, code: 'service.busy' }
  return { status: 500, code: 'failure.unexpected' }
}

const saidBy = ({ code, details, position }: Refused | HttpProblem) => ({ code, position, extra: { details } })

const fieldsIn = ({ fields, more }: Invalid) => ({ fields, ...(more > 0 && { more }) })

/** What does not exist (or is another organization's) is 404. Any other broken rule conflicts with the state: 409. */
const statusOf = (code: Problem) => (absent.has(code) ? 404 : isTooLarge(code) ? 413 : 409)
const isTooLarge = (code: Problem) => code === 'command.tooLarge' || code === 'document.tooLarge'

const secondsIn = (extra: { details?: { retryAfterSeconds?: number } } = {}) => extra.details?.retryAfterSeconds

/** What a content that could not be handed out had said of itself already. */
const ofContent = ['ETag', 'Accept-Ranges', 'Content-Range', 'Content-Disposition']

function respond(ctx: Context, { status, code, extra, position }: Answer) {
  ctx.status = status
  // A cache that keeps a problem under the content's hash would show it for good.
  for (const header of ofContent) ctx.remove(header)
  ctx.set('Cache-Control', 'no-store')
  if (position !== undefined) ctx.set('Position', String(position))
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
