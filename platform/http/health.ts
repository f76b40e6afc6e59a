import type { Middleware } from 'koa'

type Ready = () => Promise<{ ready: boolean; [detail: string]: unknown }>

/** `/health/live`: the process answers. `/health/ready`: it can do its work. */
export const health =
  (isReady: Ready): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/health/live') ctx.body = { live: true }
    else if (ctx.path === '/health/ready') {
      const state = await isReady().catch(() => ({ ready: false }))
      ctx.status = state.ready ? 200 : 503
      ctx.body = state
    } else await next()
  }
