import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanUp } from '@prumo/command-service/cleanUp'
import { type CommandService, openCommandService } from '@prumo/command-service/commandService'
import type { Config } from '@prumo/platform/config'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { eventCodec } from '@prumo/platform/eventLog/eventCodec'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { health } from '@prumo/platform/http/health'
import { openApi } from '@prumo/platform/http/openApi'
import { openApp, serve } from '@prumo/platform/http/openApp'
import { openRateLimits } from '@prumo/platform/http/rateLimits'
import { staticClient } from '@prumo/platform/http/staticClient'
import { openLogger } from '@prumo/platform/logger'
import { openMail } from '@prumo/platform/mail/mail'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { startEmbeddedPostgres } from '@prumo/platform/postgres/embedded/startEmbeddedPostgres'
import { migrate } from '@prumo/platform/postgres/migrate'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretFile } from '@prumo/platform/secrets/secretFile'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { openSessions } from '@prumo/platform/sessions/sessions'
import { compareWithRebuild, type Difference } from '@prumo/projections/compareWithRebuild'
import { projections } from '@prumo/projections/index'
import { startProjector } from '@prumo/projections/projector'
import { openQueryService, type QueryService } from '@prumo/query-service/queryService'
import type { Middleware } from 'koa'
import pg from 'pg'

export type Prumo = {
  url: string
  commands: CommandService
  queries: QueryService
  /** The rows in which the read models differ from ones built afresh from the log: there are none. */
  compareReadModels(): Promise<Difference[]>
  /** Ends it as a signal would: what is under way is finished first. */
  stop(): Promise<void>
}

const clientFolder = fileURLToPath(new URL('web/dist', import.meta.url))

/** All of Prumo in one process, on the configured Postgres or one of its own. */
export async function startPrumo(config: Config, now: () => Date = () => new Date()): Promise<Prumo> {
  registerParsers()
  const logger = openLogger(config.LOG_LEVEL)
  const secrets = secretsOf(config.PRUMO_SECRET ?? secretFile(join(config.PRUMO_DATA, 'secret')))
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(config.PRUMO_DATA, 'postgres') })
  const ownerUrl = config.DATABASE_URL ?? embedded?.url ?? ''
  await migrate(ownerUrl, secrets)

  const poolFor = (role: Parameters<typeof urlFor>[0], max: number) =>
    quiet(new pg.Pool({ connectionString: urlFor(role, ownerUrl, secrets), max, options: '-c timezone=UTC' }), logger)
  const commandPool = poolFor('prumo_command', 6)
  const projectionPool = poolFor('prumo_projection', 3)

  const log = await postgresEventLog({ url: urlFor('prumo_command', ownerUrl, secrets), now })
  const keyring = openKeyring(commandPool, secrets)
  const codec = eventCodec(keyring)
  const sessionLimits = {
    idleMs: config.SESSION_IDLE_MINUTES * 60_000,
    absoluteMs: config.SESSION_HOURS * 3_600_000,
    now,
  }
  const sessions = openSessions(commandPool, sessionLimits)
  const stopCleaning = cleanUp({ pool: commandPool, logger, ...sessionLimits })
  const limits = openRateLimits(commandPool, {
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    guessesPerAccount: config.SIGN_INS_PER_ACCOUNT,
    guessesPerNetwork: config.SIGN_INS_PER_NETWORK,
  })
  const projector = await startProjector({
    pool: projectionPool,
    log,
    codec,
    feed: directFeed(log, codec),
    logger,
    projections,
  })
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const publicOrigins = new Set([publicUrl, config.CLIENT_ORIGIN ?? publicUrl].map((url) => new URL(url).origin))
  const commands = await openCommandService({
    ...{ log, codec, keyring, secrets, sessions, limits, logger, now, publicUrl, publicOrigins },
    pool: commandPool,
    mail: openMail({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox: join(config.PRUMO_DATA, 'outbox') }),
    hideAccountExistence: config.HIDE_ACCOUNT_EXISTENCE,
    sessionSeconds: config.SESSION_HOURS * 3600,
  })
  const queries = await openQueryService({ url: urlFor('prumo_query', ownerUrl, secrets), sessions, limits, now })

  const ready = async () => {
    const head = await log.head()
    return { ready: head - queries.position() < 10_000, head, position: queries.position() }
  }
  const app = openApp({
    log: logger,
    trustProxy: config.TRUST_PROXY,
    publicOrigins,
    routes: [
      health(ready),
      interfaceRoute,
      ...commands.routes,
      ...queries.routes,
      staticClient(clientFolder, config.SUPPORT_EMAIL),
    ],
  })
  const server = await serve(app, config.PORT)

  return {
    url: `http://localhost:${server.port}`,
    commands,
    queries,
    compareReadModels: async () => {
      const client = await projectionPool.connect()
      try {
        const head = await log.head()
        await queries.reached(head, 10_000)
        return await compareWithRebuild({ log, codec }, projections, client, head)
      } finally {
        client.release()
      }
    },
    stop: async () => {
      await server.stop()
      await commands.stop()
      await stopCleaning()
      await projector.stop()
      await queries.stop()
      await log.close()
      await Promise.all([commandPool.end(), projectionPool.end()])
      await embedded?.stop()
    },
  }
}

const interfaceRoute: Middleware = async (ctx, next) => {
  if (ctx.path === '/rest/openapi.json' && ctx.method === 'GET') ctx.body = openApi()
  else await next()
}

/** A connection that dies while idle is replaced; it must not end the process. */
function quiet(pool: pg.Pool, logger: ReturnType<typeof openLogger>): pg.Pool {
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'))
  return pool
}
