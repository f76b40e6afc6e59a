import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import Router from '@koa/router'
import type { Context } from 'koa'
import { openApi } from './openApi'

type Document = { plain: Buffer; packed: Buffer; etag: string }

/** GET /rest/openapi.json. Making the document takes a while: the first request makes it, and later ones reuse it. */
export function openApiRoute(make: () => object = openApi) {
  let document: Document | undefined
  return new Router().get('/rest/openapi.json', (ctx) => {
    document ??= asDocument(make())
    handOut(ctx, document)
  })
}

function asDocument(content: object): Document {
  const plain = Buffer.from(JSON.stringify(content))
  return { plain, packed: gzipSync(plain), etag: `W/"${createHash('sha256').update(plain).digest('hex')}"` }
}

function handOut(ctx: Context, { plain, packed, etag }: Document) {
  ctx.compress = false
  ctx.status = 200
  ctx.type = 'json'
  ctx.etag = etag
  ctx.set('Cache-Control', 'no-cache')
  ctx.vary('Accept-Encoding')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
  if (isPacked) ctx.set('Content-Encoding', 'gzip')
  ctx.body = isPacked ? packed : plain
}
