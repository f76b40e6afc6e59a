import type { Context } from 'koa'
import { tokenIn } from '../http/sessionCookie'
import type { Session, Sessions } from './sessions'

/** The session that a request comes in, looked up once however many ask. */
export function sessionIn(ctx: Context, sessions: Sessions): Promise<Session | undefined> {
  ctx.state.session ??= find(tokenIn(ctx), sessions)
  return ctx.state.session
}

const find = async (token: string | undefined, sessions: Sessions) => (token ? sessions.find(token) : undefined)
