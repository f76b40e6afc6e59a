import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { runService } from '@prumo/platform/runService'
import { measureProgress } from './projector/measureProgress'
import { readinessOf } from './projector/readinessOf'
import { projectorOn } from './projectorOn'

await runService({ name: 'projections', role: 'prumo_projection', moduleTables }, async (foundation, metrics) => {
  const { projector, feed, pool } = await projectorOn(foundation)
  measureProgress(metrics, { log: foundation.log, pool, feed })
  return {
    routes: [],
    isReady: async () => {
      const state = await readinessOf({ log: foundation.log, pool, projector })
      return { ...state, ready: state.ready && feed.isReady(), shards: projector.shards() }
    },
  }
})
