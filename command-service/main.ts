import { parkedOrganizations } from '@prumo/platform/parkedOrganizations'
import { runService } from '@prumo/platform/runService'
import { commandServiceOn } from './commandServiceOn'

await runService('command-service', 'prumo_command', async (foundation) => {
  const { routes, denials } = await commandServiceOn(foundation, false)
  const pool = foundation.poolFor('prumo_command', 1)
  return {
    routes,
    noteDenial: denials.note,
    isReady: async () => ({
      ready: true,
      head: await foundation.log.head(),
      parked: await parkedOrganizations(pool),
    }),
  }
})
