import type { EventFeed } from '@prumo/platform/eventFeed/eventFeed'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import { decodeEach } from '@prumo/platform/eventLog/decodeEach'
import type { EventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'

/** A feed in so many shards, of which this follower is given these. */
export const partedFeed = (log: EventLog, codec: EventCodec, shards: number, given: readonly number[]): EventFeed => ({
  shards,
  follow: (follower) => {
    let stopped = false
    const followShard = async (shard: number) => {
      let position = await follower.begin(shard)
      while (!stopped) {
        const page = await log.readAll(position, 10)
        const last = page.at(-1)
        if (!last) await new Promise((resolve) => setTimeout(resolve, 5))
        else {
          const ownEvents = page.filter(({ organizationId }) => shardOf(organizationId, shards) === shard)
          const events = await decodeEach(codec, ownEvents)
          await follower.take(shard, { events, after: position, through: last.position, eventId: last.id })
          position = last.position
        }
      }
      await follower.end(shard)
    }
    const ended = Promise.all(given.map(followShard)).then(() => {})
    ended.catch(() => {
      stopped = true
    })
    return {
      ended,
      stop: async () => {
        stopped = true
        await ended.catch(() => {})
      },
    }
  },
})
