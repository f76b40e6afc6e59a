import type { Foundation } from '@prumo/platform/foundation'
import type { ClientBase } from 'pg'
import { openInstances } from './instances'

/** I12, as far as it shows without asking Kafka: how far the log is published. */
export async function checkRelay(client: ClientBase, { config, log }: Foundation) {
  const violations = openInstances()
  if (!config.KAFKA_BROKERS) return { violations, looked: 'nothing', leftOut: 'no Kafka is configured' }
  const { rows } = await client.query<{ position: number }>('select position from platform.relay where topic = $1', [
    config.KAFKA_TOPIC,
  ])
  const head = await log.head()
  const [relay] = rows
  if (!relay) violations.add(`no relay has ever published to ${config.KAFKA_TOPIC}`)
  else if (relay.position > head) violations.add(`the relay is at ${relay.position}, but the log ends at ${head}`)
  const looked = relay ? `relay at ${relay.position}, ${Math.max(0, head - relay.position)} behind` : 'no relay'
  return { violations, looked, notes: ['what stands in the topic itself was not read'] }
}
