import type { Context } from 'koa'

/**
 * Makes the answer a download with this name. A browser neither shows it within the product nor runs anything of it.
 */
export function asDownload(ctx: Context, name: string): void {
  ctx.attachment(name)
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
}
