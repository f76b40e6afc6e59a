import type { RelayOptions } from '@prumo/platform/eventFeed/kafka/startRelay'
import type { RelayGround } from '../withRelayGround'

/** What a relay is made of that saves how far it has read, before Kafka has acknowledged any of it. */
export const savingBeforeSending = ({ owner }: RelayGround, options: RelayOptions): RelayOptions => {
  const { log, topic } = options
  return {
    ...options,
    log: {
      ...log,
      readAll: async (after, limit) => {
        const page = await log.readAll(after, limit)
        await owner.query('update platform.relay set position = greatest(position, $2) where topic = $1', [
          topic,
          page.at(-1)?.position ?? 0,
        ])
        return page
      },
    },
  }
}
