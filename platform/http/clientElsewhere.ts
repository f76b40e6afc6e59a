import type { Middleware } from 'koa'

/** Lets pages of these origins call the interface with the person's cookies (CORS): the client's development server runs on a port of its own. */
export const clientElsewhere =
  (origins: ReadonlySet<string>): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin')
    if (!origins.has(origin)) return next()
    ctx.vary('Origin')
    ctx.set('Access-Control-Allow-Origin', origin)
    ctx.set('Access-Control-Allow-Credentials', 'true')
    ctx.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, Content-Disposition, Data-As-Of')
    if (ctx.method !== 'OPTIONS') return next()
    ctx.set('Access-Control-Allow-Methods', 'GET, POST, PUT')
    ctx.set('Access-Control-Allow-Headers', 'Content-Type, X-Prumo, Min-Position, traceparent')
    ctx.status = 204
  }
