import { runService } from '@prumo/platform/runService'
import { projectorOn } from './projectorOn'
import { readinessOf } from './readinessOf'
import { tellProgress } from './tellProgress'

await runService('projections', 'prumo_projection', async (foundation, metrics) => {
  const { projector, feed, pool } = await projectorOn(foundation)
  tellProgress(metrics, { log: foundation.log, pool, feed })
  return {
    routes: [],
    isReady: async () => {
      const state = await readinessOf({ log: foundation.log, pool, projector })
      return { ...state, ready: state.ready && feed.isReady(), shards: projector.shards() }
    },
  }
})
