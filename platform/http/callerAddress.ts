import type { Context, Middleware } from 'koa'
import { addressIn } from './addressIn'

/** Makes `ctx.ip` an address in its one spelling. Where a proxy passed on what is none, it is the proxy's own; empty where the caller has gone. */
export const callerAddress: Middleware = (ctx, next) => {
  ctx.request.ip = addressIn(ctx.ip) ?? addressIn(connectedFrom(ctx)) ?? ''
  return next()
}

const connectedFrom = (ctx: Context) => (ctx.req.socket.remoteAddress ?? '').replace(/%.*$/, '')
