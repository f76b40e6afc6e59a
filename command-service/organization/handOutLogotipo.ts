import { HttpProblem } from '@prumo/platform/errors'
import type { FileStore } from '@prumo/platform/files/fileStore'
import type { Context } from 'koa'
import type { Logotipo } from './companyState'

/**
 * Hands out the copy of a logo. Its address has its hash, so it is kept for good; opened by itself it can run and fetch
 * nothing.
 */
export async function handOutLogotipo(ctx: Context, { storageKey, mediaType, size }: Logotipo, files: FileStore) {
  const content = await files.open(storageKey).catch(() => {
    throw new HttpProblem(503, 'file.storeUnavailable')
  })
  if (!content) throw new HttpProblem(404, 'organization.logotipoUnknown')
  ctx.type = mediaType
  ctx.set('Cache-Control', 'private, max-age=31536000, immutable')
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
  // In development the page comes from another port of the same site.
  ctx.set('Cross-Origin-Resource-Policy', 'same-site')
  ctx.compress = false
  ctx.body = content
  ctx.length = size
}
