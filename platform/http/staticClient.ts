import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import serveFiles from 'koa-static'
import type { Config } from '../config'
import { HttpProblem } from '../errors'
import { gatewayOf } from '../payments/gatewayOf'
import { isCall } from './isCall'
import { pageAt } from './pageAt'
import { preloadsFor } from './preloadsFor'
import { tokenIn } from './sessionCookie'

/** The built client: hashed files, cached for ever, and its pages for other addresses, so that each can be shared. */
export function staticClient(folder: string, config: Config): Middleware {
  const files = serveFiles(folder, {
    index: false,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  })
  const isBuilt = () => existsSync(join(folder, 'index.html'))
  return async (ctx, next) => {
    const isElsewhere = isCall(ctx.path) || /^\/health(\/|$)/.test(ctx.path)
    if (isElsewhere || !['GET', 'HEAD'].includes(ctx.method) || !isBuilt()) return next()
    const showPage = async () => {
      ctx.type = 'html'
      ctx.set('Cache-Control', 'no-cache')
      ctx.vary('Cookie')
      // Whoever is not signed in is led to sign-in, which needs none of it.
      const preloads = tokenIn(ctx) === undefined ? [] : await preloadsFor(folder, ctx.path)
      const { text, protect } = await pageAt(folder, ctx.path, gatewayOf(config))
      await protect?.(ctx, async () => {})
      ctx.body = withPreloads(filledIn(text, config), preloads)
    }
    await files(ctx, showPage).catch((error: unknown) => {
      throw isOfTheirMaking(error) ? new HttpProblem(400, 'request.notUnderstood') : error
    })
  }
}

/** A path that leads out of the folder, or is none at all: who looks for files says so of the error. */
const isOfTheirMaking = (error: unknown) => error instanceof Error && 'expose' in error && error.expose === true

const cachingOf = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/**
 * The page says what is configured of the client: where people can write to, whether traces go anywhere, and whether
 * another package draws Gantt charts.
 */
const filledIn = (page: string, { SUPPORT_EMAIL, OTEL_EXPORTER_OTLP_ENDPOINT, GSTC_LICENSE_KEY }: Config) =>
  page
    .replace('</head>', (end) => (GSTC_LICENSE_KEY === undefined ? '' : '<meta name="gantt" content="gstc">') + end)
    .replace(/(name="support" content=")[^"]*/, (_, before) => before + escaped(SUPPORT_EMAIL ?? ''))
    .replace(
      /(name="traces" content=")[^"]*/,
      (_, before) => before + String(OTEL_EXPORTER_OTLP_ENDPOINT !== undefined),
    )

/** With them, the browser fetches all parts of the client at once; first those that the page itself names. */
const withPreloads = (page: string, files: readonly string[]) =>
  page.replace('</head>', (end) => files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') + end)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
