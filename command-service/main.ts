import { parkedOrganizations } from '@prumo/platform/readModels/parkedOrganizations'
import { runService } from '@prumo/platform/runService'
import { commandServiceOn } from './commandServiceOn'
import { moduleTables } from './tables/moduleTables'

await runService({ name: 'command-service', role: 'prumo_command', moduleTables }, async (foundation) => {
  const { routes, elsewhere, denials } = await commandServiceOn(foundation, false)
  const pool = foundation.poolFor('prumo_command', 1)
  return {
    routes,
    elsewhere,
    noteDenial: denials.note,
    isReady: async () => ({
      ready: true,
      head: await foundation.log.head(),
      parked: await parkedOrganizations(pool),
    }),
  }
})
