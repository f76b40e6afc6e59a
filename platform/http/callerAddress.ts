import type { Context, Middleware } from 'koa'
import { parseCaller } from './ipAddress'

/** Makes `ctx.ip` canonical. If a proxy passed on no address, it is the proxy's; empty once the caller has gone. */
export const callerAddress: Middleware = (ctx, next) => {
  ctx.request.ip = (parseCaller(ctx.ip) ?? parseCaller(connectedFrom(ctx)))?.toString() ?? ''
  return next()
}

const connectedFrom = (ctx: Context) => (ctx.req.socket.remoteAddress ?? '').replace(/%.*$/, '')
