import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import type { EventFeed } from '@prumo/platform/eventFeed/eventFeed'
import type { Foundation } from '@prumo/platform/foundation'
import type { Metrics } from '@prumo/platform/metrics/openMetrics'
import { runService } from '@prumo/platform/runService'
import { measureProgress } from '@prumo/projections/projector/measureProgress'
import { startProjector } from '@prumo/projections/projector/projector'
import type { Pool } from 'pg'
import { counted } from './counted'

type Changes = { pool?: (pool: Pool) => Pool; feed?: (feed: EventFeed) => EventFeed }

const asItIs = <T>(part: T) => part

/** The projector as a process, as projections/main.ts without Kafka, with a counting read model. Mutants change it. */
export const runCountingProjector = (changes: Changes = {}): Promise<void> =>
  runService({ name: 'projections', role: 'prumo_projection', moduleTables }, (foundation, metrics) =>
    open(foundation, metrics, changes),
  )

async function open(
  foundation: Foundation,
  metrics: Metrics,
  { pool: changedPool = asItIs, feed: changedFeed = asItIs }: Changes,
) {
  const { log, logger, onClose } = foundation
  const pool = foundation.poolFor('prumo_projection', 4)
  const { codec } = foundation.keyringOn(pool)
  const feed = changedFeed(directFeed(log, codec))
  const projector = await startProjector({ pool: changedPool(pool), log, codec, feed, logger, projections: counted })
  onClose(projector.stop)
  measureProgress(metrics, { log, pool, feed: { ...feed, isReady: () => true, alarms: () => 0 } })
  return { routes: [], isReady: async () => ({ ready: true }) }
}
