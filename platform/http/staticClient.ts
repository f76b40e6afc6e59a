import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import serveFiles from 'koa-static'

/** The built client: its hashed files for ever, and its page for every address that is not a file, so that each address can be shared. */
export function staticClient(folder: string, supportEmail: string): Middleware {
  const files = serveFiles(folder, {
    index: false,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  })
  const page = join(folder, 'index.html')
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || /^\/(rest|health)(\/|$)/.test(ctx.path) || !existsSync(page))
      return next()
    await files(ctx, async () => {
      ctx.type = 'html'
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = (await readFile(page, 'utf8')).replace(supportInPage, `$1${escaped(supportEmail)}`)
    })
  }
}

const cachingOf = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The page says where people can write to; which address that is, is configured. */
const supportInPage = /(name="support" content=")[^"]*/
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
