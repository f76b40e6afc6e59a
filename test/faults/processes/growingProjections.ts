import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { readConfig } from '@prumo/platform/config'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { openFoundation } from '@prumo/platform/foundation'
import { startProjector } from '@prumo/projections/projector/projector'
import { grownProjections } from '../grownProjections'

/** A worker of the next version: it builds what has grown, takes over, and follows. */
const foundation = await openFoundation(readConfig(), 'prumo_projection', { moduleTables })
const { log, logger } = foundation
const pool = foundation.poolFor('prumo_projection', 6)
const { codec } = foundation.keyringOn(pool)
const began = performance.now()
await startProjector({ pool, log, codec, feed: directFeed(log, codec), logger, projections: grownProjections })
console.log(`took over after ${Math.round(performance.now() - began)} ms: http://localhost`)
