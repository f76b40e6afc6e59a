import type { Middleware } from 'koa'
import { openApi } from './openApi'

/** GET /rest/openapi.json */
export const openApiRoute: Middleware = async (ctx, next) => {
  if (ctx.path === '/rest/openapi.json' && ctx.method === 'GET') ctx.body = openApi()
  else await next()
}
