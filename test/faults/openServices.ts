import { fileURLToPath } from 'node:url'
import type { CommandService } from '@prumo/command-service/commandService'
import { commandServiceOn } from '@prumo/command-service/commandServiceOn'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import type { Config } from '@prumo/platform/config'
import { type Foundation, openFoundation } from '@prumo/platform/foundation'
import { openApp, serve } from '@prumo/platform/http/openApp'
import { staticClient } from '@prumo/platform/http/staticClient'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { projectorOn } from '@prumo/projections/projectorOn'
import { queryServiceOn } from '@prumo/query-service/queryServiceOn'

/** A part of the product with a defect: what it stands on, changed. */
export type Mutation = (foundation: Foundation) => Foundation
export type Services = { url: string; stop(): Promise<void> }

type Options = {
  mutate?: Mutation | undefined
  now?: () => Date
  projects?: boolean
  /** Serves the built client, too. */
  client?: boolean
}
const clientFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const asItIs: Mutation = (foundation) => foundation

/** A command service beside others of its kind, in this process. */
export async function openCommands(
  config: Config,
  { mutate = asItIs, now }: Options = {},
): Promise<Services & { foundation: Foundation; commands: CommandService }> {
  const foundation = mutate(await openFoundation(config, 'prumo_command', { now, moduleTables }))
  const commands = await commandServiceOn(foundation, false)
  return { ...(await served(foundation, config, commands)), foundation, commands }
}

/** All of Prumo in one process, as startPrumo makes it, but with a defect, or with the projector in another process. */
export async function openMutant(
  config: Config,
  { mutate = asItIs, now, projects = true, client = false }: Options,
): Promise<Services> {
  const foundation = mutate(await openFoundation(config, 'prumo_command', { now, moduleTables }))
  if (projects) await projectorOn(foundation)
  const commands = await commandServiceOn(foundation, true)
  const queries = await queryServiceOn(foundation, {
    pasts: pastsOn(foundation),
    ownSessions: commands.sessions,
  })
  const routes = [...commands.routes, ...queries.routes, ...(client ? [staticClient(clientFolder, config)] : [])]
  return served(foundation, config, { routes, elsewhere: commands.elsewhere })
}

async function served(
  foundation: Foundation,
  config: Config,
  { routes, elsewhere }: Pick<CommandService, 'routes' | 'elsewhere'>,
): Promise<Services> {
  const app = openApp({ log: foundation.logger, config, routes, elsewhere })
  const server = await serve(app, config.PORT)
  foundation.onClose(server.stop)
  return { url: `http://localhost:${server.port}`, stop: foundation.close }
}
