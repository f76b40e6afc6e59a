import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { Stream } from 'node:stream'
import Koa, { type Middleware } from 'koa'
import compress from 'koa-compress'
import type { Config } from '../config'
import type { NoteDenial } from '../denials/noteDenials'
import type { Logger } from '../telemetry/logger'
import { callerAddress } from './callerAddress'
import { clientElsewhere } from './clientElsewhere'
import { sameOriginOnly } from './origin'
import { problems } from './problems'
import { publicOriginsOf, publicUrlOf } from './publicUrl'
import { securityHeaders } from './securityHeaders'
import { knowScheme } from './sessionCookie'

type Parts = {
  log: Logger
  config: Config
  routes: readonly Middleware[]
  /** What other systems call: they send no header of ours, have no session, and are counted by themselves. */
  elsewhere?: readonly Middleware[] | undefined
  /** Where somebody may be denied something, it is put on record. */
  noteDenial?: NoteDenial | undefined
}

/** What every service's HTTP has in common, in the order in which a request passes through it. */
export function openApp({ log, config, routes, elsewhere = [], noteDenial }: Parts): Koa {
  const app = new Koa({ proxy: config.TRUST_PROXY > 0, maxIpsCount: config.TRUST_PROXY })
  const publicOrigins = publicOriginsOf(config)
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!gone.has(error.code ?? '')) log.error({ err: error }, 'connection failed')
  })
  app.use(requestId)
  app.use(callerAddress)
  app.use(knowScheme(publicUrlOf(config)))
  app.use(securityHeaders(config))
  app.use(problems(log, noteDenial))
  for (const route of elsewhere) app.use(route)
  app.use(clientElsewhere(publicOrigins))
  app.use(sameOriginOnly(publicOrigins))
  app.use(compress({ threshold: 2048, br: false, gzip }))
  app.use(writtenOnce)
  for (const route of routes) app.use(route)
  return app
}

/** Somebody who closes a page with an open stream, or while a file is sent, is no failure. */
const gone: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'HPE_INVALID_EOF_STATE'])

const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  ctx.set('Cache-Control', 'no-store')
  await next()
}

/** An answer is packed for a single reader. The usual level takes nearly three times as long for 5 % fewer bytes. */
const gzip = { level: 3 }

/** Whoever asks an object for its length, as compression does, has it written only to measure it. */
const writtenOnce: Middleware = async (ctx, next) => {
  await next()
  const { body } = ctx
  const isObject = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Stream)
  if (isObject) ctx.body = Buffer.from(JSON.stringify(body))
}

const closeIdleEveryMs = 50

/** Serves until `stop`: then no new connection is taken, and requests under way are answered within `graceMs`. */
export async function serve(
  app: Koa,
  port: number,
  host?: string,
): Promise<{ port: number; stop(graceMs?: number): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = app.listen(port, host, () => resolve(listening))
    listening.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: (graceMs = 5000) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        // Whoever has an answer would keep the connection for another request.
        const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(closing)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
