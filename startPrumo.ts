import { fileURLToPath } from 'node:url'
import type { CommandService } from '@prumo/command-service/commandService'
import { commandServiceOn } from '@prumo/command-service/commandServiceOn'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { type Config, exitInDoubt } from '@prumo/platform/config'
import { type Foundation, openFoundation } from '@prumo/platform/foundation'
import { findGstc } from '@prumo/platform/gstc/findGstc'
import { gstcFiles } from '@prumo/platform/gstc/gstcFiles'
import { health, tellingTruncated } from '@prumo/platform/http/health'
import { openApp, serve } from '@prumo/platform/http/openApp'
import { staticClient } from '@prumo/platform/http/staticClient'
import { watchLog } from '@prumo/platform/logIdentity/watchLog'
import type { PasswordCost } from '@prumo/platform/secrets/passwords'
import { projections } from '@prumo/projections/index'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { readinessOf } from '@prumo/projections/projector/readinessOf'
import { projectorOn } from '@prumo/projections/projectorOn'
import { compareWithRebuild, type Difference } from '@prumo/projections/rebuild/compareWithRebuild'
import type { QueryService } from '@prumo/query-service/queryService'
import { queryServiceOn } from '@prumo/query-service/queryServiceOn'

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
export async function startPrumo(
  config: Config,
  now?: () => Date,
  onDoubt: (words: string) => void = exitInDoubt,
  /** Given by tests alone, which hash thousands of passwords that nobody guesses. */
  passwordCost?: PasswordCost,
): Promise<Prumo> {
  const foundation = await openFoundation(config, 'prumo_command', { now, moduleTables })
  return serveOn(foundation, onDoubt, passwordCost).catch(async (error: unknown) => {
    await foundation.close()
    throw error
  })
}

async function serveOn(
  foundation: Foundation,
  onDoubt: (words: string) => void,
  passwordCost: PasswordCost | undefined,
): Promise<Prumo> {
  foundation.onClose(watchLog({ ...foundation, onDoubt }))
  const { config, log, logger } = foundation
  const { projector, pool: projectionPool, codec } = await projectorOn(foundation)
  const commands = await commandServiceOn(foundation, true, passwordCost)
  const pasts = pastsOn(foundation, { log, codec })
  const gstc = findGstc(config, logger)
  const queries = await queryServiceOn(foundation, { pasts, ownSessions: commands.sessions, gstc })

  const app = openApp({
    log: logger,
    config,
    routes: [
      health(tellingTruncated(log, () => readinessOf({ log, pool: projectionPool, projector }, queries.position()))),
      ...commands.routes,
      ...queries.routes,
      gstcFiles(gstc),
      staticClient(clientFolder, config),
    ],
    elsewhere: commands.elsewhere,
    noteDenial: commands.denials.note,
  })
  const server = await serve(app, config.PORT, config.HOST)
  foundation.onClose(server.stop)

  return {
    url: `http://localhost:${server.port}`,
    commands,
    queries,
    compareReadModels: async () => {
      await commands.denials.settled()
      const client = await projectionPool.connect()
      try {
        const head = await log.head()
        // Compared sooner, they would differ by what they have not taken yet.
        if (!(await queries.reached(head, 60_000))) throw new Error(`the read models do not reach position ${head}`)
        // What policies append meanwhile is taken on both sides, or on neither.
        return await compareWithRebuild({ log, codec }, projections, client)
      } finally {
        client.release()
      }
    },
    stop: foundation.close,
  }
}
