import type { Middleware } from 'koa'
import { sessionIn } from '../sessions/sessionIn'
import type { Sessions } from '../sessions/sessions'
import { isCall } from './isCall'
import type { RateLimits } from './rateLimits'

/** Counts every call before anything of it is read, once: by who is signed in, else by where it comes from. */
export const countedCalls =
  (sessions: Sessions, limits: RateLimits): Middleware =>
  async (ctx, next) => {
    if (isCall(ctx.path) && !ctx.state.counted) {
      ctx.state.counted = true
      const session = await sessionIn(ctx, sessions)
      await limits.request(session ? { userId: session.userId } : { address: ctx.ip })
    }
    await next()
  }
