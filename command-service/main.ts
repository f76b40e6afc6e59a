import { openApiRoute } from '@prumo/platform/http/openApiRoute'
import { runService } from '@prumo/platform/runService'
import { commandServiceOn } from './commandServiceOn'

await runService('command-service', 'prumo_command', async (foundation) => {
  const { routes } = await commandServiceOn(foundation, false)
  return {
    routes: [openApiRoute, ...routes],
    isReady: async () => ({ ready: true, head: await foundation.log.head() }),
  }
})
