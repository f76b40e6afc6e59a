import type { Context } from 'koa'

/** What follows is a file of this name, for whoever asked to keep: a browser never shows it within the product, and runs nothing of it. */
export function asDownload(ctx: Context, name: string): void {
  ctx.attachment(name)
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
}
