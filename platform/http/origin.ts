import type { Context, Middleware } from 'koa'
import { HttpProblem } from '../errors'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses forged requests of other sites (CSRF): by Fetch Metadata, else by Origin, and by a header no form sends. */
export const sameOriginOnly =
  (publicOrigins: ReadonlySet<string>): Middleware =>
  async (ctx, next) => {
    if (!safe.has(ctx.method) && !(ctx.get('X-Prumo') === '1' && fromUs(ctx, publicOrigins)))
      throw new HttpProblem(403, 'request.foreignOrigin')
    await next()
  }

function fromUs(ctx: Context, publicOrigins: ReadonlySet<string>): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = ctx.get('Origin')
  if (origin) return origin === `${ctx.protocol}://${ctx.get('Host')}` || publicOrigins.has(origin)
  return site === ''
}

/**
 * Answers a GET that changes something only to our own pages, never as an image, script or frame. Routers also send
 * HEAD here: it is refused, as it must change nothing.
 */
export function refuseEmbedded(ctx: Context, publicOrigins: ReadonlySet<string>): void {
  if (ctx.method !== 'GET') throw new HttpProblem(404, 'request.unknown')
  const embedded = ['image', 'script', 'style', 'iframe', 'frame', 'object', 'embed'].includes(
    ctx.get('Sec-Fetch-Dest'),
  )
  if (embedded || !fromUs(ctx, publicOrigins)) throw new HttpProblem(403, 'request.foreignOrigin')
}
