import Koa from 'koa'
import type { Foundation } from '../foundation'
import { serve } from '../http/openApp'
import type { Metrics } from './openMetrics'

/** GET /metrics on a port of its own, where one is configured. */
export async function serveMetrics({ config, onClose, logger }: Foundation, metrics: Metrics): Promise<void> {
  if (config.METRICS_PORT === undefined) return
  const app = new Koa()
  app.on('error', (error: unknown) => logger.error({ err: error }, 'could not serve the metrics'))
  app.use(async (ctx) => {
    if (ctx.path !== '/metrics') return
    const { type, body } = await metrics.text()
    ctx.set('Content-Type', type)
    ctx.body = body
  })
  const server = await serve(app, config.METRICS_PORT, config.METRICS_HOST)
  onClose(() => server.stop(0))
}
