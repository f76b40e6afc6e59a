import { fileURLToPath } from 'node:url'
import { staticClient } from '@prumo/platform/http/staticClient'
import { keepsUp } from '@prumo/platform/keepsUp'
import { runService } from '@prumo/platform/runService'
import { pastsOn } from '@prumo/projections/past/pastsOn'
import { queryServiceOn } from './queryServiceOn'

const clientFolder = fileURLToPath(new URL('../web/dist', import.meta.url))

await runService('query-service', 'prumo_query', async (foundation) => {
  const { routes, position, isListening } = await queryServiceOn(foundation, {
    pasts: await pastsOn(foundation),
  })
  const client = staticClient(clientFolder, foundation.config)
  return {
    routes: [...routes, client],
    isReady: async () => {
      const kept = await keepsUp(foundation.log, position())
      return { ...kept, ready: kept.ready && isListening() }
    },
  }
})
