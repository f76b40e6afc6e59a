import type { EventCodec } from '../eventLog/eventCodec'
import type { Foundation } from '../foundation'
import { directFeed } from './directFeed'
import type { EventFeed } from './eventFeed'

export type OpenedFeed = EventFeed & {
  /** Whether events can come. */
  isReady(): boolean
  /** How many messages were refused: somebody else writes where only the relay may. */
  alarms(): number
}

/** Those who fold the same read models share the shards. */
const groupId = 'prumo.projections'

/** The feed as configured: through Kafka, else straight from the log. */
export async function openEventFeed(
  { config, log, logId, logger, secrets }: Foundation,
  codec: EventCodec,
): Promise<OpenedFeed> {
  const { KAFKA_BROKERS: brokers, KAFKA_TOPIC: topic, KAFKA_SHARDS: shards } = config
  if (!brokers) return { ...directFeed(log, codec), isReady: () => true, alarms: () => 0 }
  // Its client takes long to load: only who uses it waits for that.
  const { kafkaFeed } = await import('./kafka/kafkaFeed')
  return kafkaFeed({ brokers, topic, shards, groupId, log, logId, codec, secrets, logger, onAlarm: () => {} })
}
