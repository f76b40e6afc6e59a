import { type OpenedFeed, openEventFeed } from '@prumo/platform/eventFeed/openEventFeed'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { Foundation } from '@prumo/platform/foundation'
import { projections } from './index'
import { type Projector, startProjector } from './projector/projector'

type ProjectorOn = {
  projector: Projector
  feed: OpenedFeed
  pool: ReturnType<Foundation['poolFor']>
  codec: EventCodec
}

/** Starts the projector of all read models on this foundation, fed by the log or by Kafka. */
export async function projectorOn(foundation: Foundation): Promise<ProjectorOn> {
  const { log, logger, telemetry, onClose } = foundation
  const pool = foundation.poolFor('prumo_projection', foundation.config.KAFKA_SHARDS + 2)
  const { codec } = foundation.keyringOn(pool)
  const feed = await openEventFeed(foundation, codec)
  const projector = await startProjector({ pool, log, codec, feed, logger, projections, telemetry })
  onClose(projector.stop)
  return { projector, feed, pool, codec }
}
