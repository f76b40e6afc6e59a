import { keepsUp } from '@prumo/platform/keepsUp'
import { runService } from '@prumo/platform/runService'
import { projectorOn } from './projectorOn'
import { tellProgress } from './tellProgress'

await runService('projections', 'prumo_projection', async (foundation, metrics) => {
  const { projector, feed, pool } = await projectorOn(foundation)
  tellProgress(metrics, { log: foundation.log, pool, feed })
  return {
    routes: [],
    isReady: async () => {
      const kept = await keepsUp(foundation.log, projector.position())
      return { ...kept, ready: kept.ready && feed.isReady(), shards: projector.shards() }
    },
  }
})
