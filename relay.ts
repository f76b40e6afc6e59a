import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { WrongConfiguration } from '@prumo/platform/config'
import { startRelay } from '@prumo/platform/eventFeed/kafka/startRelay'
import { readinessAt } from '@prumo/platform/eventLog/readinessAt'
import { runService } from '@prumo/platform/runService'

/** Publishes the log to Kafka. Of several, one does; the others wait to take over. */
await runService({ name: 'relay', role: 'prumo_projection', moduleTables }, async (foundation, metrics) => {
  const { config, log, logId, logger, secrets, onClose } = foundation
  const { KAFKA_BROKERS: brokers, KAFKA_TOPIC: topic, KAFKA_SHARDS: shards } = config
  if (!brokers) throw new WrongConfiguration('KAFKA_BROKERS: a relay has to know where to publish')
  const relay = await startRelay({
    log,
    logId,
    secrets,
    brokers,
    topic,
    shards,
    logger,
    pool: foundation.poolFor('prumo_projection', 2),
  })
  onClose(relay.stop)
  metrics.gaugeOf('prumo_relay_active', 'Whether this relay is the one that publishes', () => Number(relay.isActive()))
  metrics.gaugeOf('prumo_relay_lag_events', 'Events that are not known to be published', relay.lag)
  return {
    routes: [],
    isReady: async () => {
      if (relay.isActive()) return { ...(await readinessAt(log, relay.position())), active: true }
      return { ready: true, head: await log.head(), active: false }
    },
  }
})
