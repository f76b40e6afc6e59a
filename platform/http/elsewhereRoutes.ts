import type { IncomingHttpHeaders } from 'node:http'
import Router from '@koa/router'
import type { CallContract } from '@prumo/contracts/call'
import { type CallInput, type CallName, calls } from '@prumo/contracts/calls'
import type { Context } from 'koa'
import { parse } from '../values/parse'
import { readBytes } from './jsonBody'
import type { RateLimits } from './rateLimits'

/** What another system sent, byte for byte: its proof is made of it. */
type SentFromElsewhere = { raw: Uint8Array; headers: IncomingHttpHeaders }

type ElsewhereName = {
  [Name in CallName]: (typeof calls)[Name] extends { from: 'elsewhere' } ? Name : never
}[CallName]

/** How a service takes the calls of other systems. Whoever sent one is told that it was taken, and nothing else. */
export type ElsewhereHandlers = {
  [Name in ElsewhereName]?: (input: CallInput<Name>, sent: SentFromElsewhere) => Promise<void>
}

const mostBytes = 64 * 1024

/** The routes of the calls that other systems make: each is counted, and read as it is. */
export const elsewhereRoutes = (handlers: ElsewhereHandlers, limits: Pick<RateLimits, 'notice'>): Router[] =>
  Object.entries(handlers).map(([name, handle]) => routeOf(name as ElsewhereName, handle, limits))

function routeOf<Name extends ElsewhereName>(
  name: Name,
  handle: NonNullable<ElsewhereHandlers[Name]>,
  limits: Pick<RateLimits, 'notice'>,
): Router {
  const { path, inPath }: CallContract = calls[name]
  return new Router().post(path, async (ctx: Context) => {
    await limits.notice(ctx.ip)
    const input = (inPath ? parse(inPath, { ...ctx.params }) : {}) as CallInput<Name>
    const raw = await readBytes(ctx.req, mostBytes)
    await handle(input, { raw, headers: ctx.headers })
    ctx.status = 200
    ctx.body = ''
  })
}
