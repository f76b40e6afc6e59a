import type { Middleware } from 'koa'

/** Lets these origins call with the user's cookies (CORS): the client's development server runs on another port. */
export const clientElsewhere =
  (origins: ReadonlySet<string>): Middleware =>
  async (ctx, next) => {
    const origin = ctx.get('Origin')
    if (!origins.has(origin)) return next()
    ctx.vary('Origin')
    ctx.set('Access-Control-Allow-Origin', origin)
    ctx.set('Access-Control-Allow-Credentials', 'true')
    ctx.set(
      'Access-Control-Expose-Headers',
      'X-Request-Id, Retry-After, Content-Disposition, Data-As-Of, Position, Standing',
    )
    if (ctx.method !== 'OPTIONS') return next()
    ctx.set('Access-Control-Allow-Methods', 'GET, POST, PUT')
    ctx.set('Access-Control-Allow-Headers', 'Content-Type, X-Prumo, Min-Position, traceparent')
    ctx.status = 204
  }
