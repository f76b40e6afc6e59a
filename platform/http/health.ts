import type { Middleware } from 'koa'
import type { EventLog } from '../eventLog/eventLog'

type Ready = () => Promise<{ ready: boolean; [detail: string]: unknown }>

/**
 * The same, with the names of streams that were met truncated at the log's server. They make nobody unready: what
 * depends on them stands still, wherever it is asked for, and all others go on.
 */
export const tellingTruncated =
  (log: Pick<EventLog, 'truncated'>, isReady: Ready): Ready =>
  async () => {
    const truncated = log.truncated()
    return { ...(await isReady()), ...(truncated.length > 0 && { truncated }) }
  }

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
