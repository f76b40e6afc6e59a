import { extname } from 'node:path'
import type { Middleware } from 'koa'
import { HttpProblem } from '../errors'
import type { Gstc } from './findGstc'

/**
 * Serves the named files of the package, and no others. Without a key every request goes on, as if there were no such
 * path.
 */
export const gstcFiles =
  (gstc: Gstc | 'missing' | undefined): Middleware =>
  async (ctx, next) => {
    if (gstc === undefined || !ctx.path.startsWith('/gstc/')) return next()
    const file = gstc === 'missing' ? undefined : gstc.files.get(ctx.path)
    if (!file || !['GET', 'HEAD'].includes(ctx.method)) throw new HttpProblem(404, 'request.unknown')
    ctx.type = extname(ctx.path)
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.body = file
  }
