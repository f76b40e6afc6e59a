import type { RecordedEvent } from '@prumo/contracts/index'
import { decodeEach } from '../eventLog/decodeEach'
import type { EventCodec } from '../eventLog/eventCodec'
import type { EventLog } from '../eventLog/eventLog'
import type { EventFeed } from './eventFeed'
import { logBell } from './logBell'

const batchSize = 1000

/** The feed straight from the log, in one shard. */
export const directFeed = (log: EventLog, codec: EventCodec): EventFeed => ({
  shards: 1,
  follow: (follower) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const bell = logBell(log, signal)

    const read = async (position: number) => decodeEach(codec, await log.readAll(position, batchSize))

    const run = async () => {
      let position = await follower.begin(0)
      let ahead: Promise<RecordedEvent[]> | undefined
      while (!signal.aborted) {
        if (!ahead) bell.reset()
        const events = await (ahead ?? read(position))
        ahead = undefined
        const last = events.at(-1)
        if (!last) {
          await bell.rung()
          continue
        }
        const after = position
        position = last.position
        // Behind a full batch there is more: it is read while this one is taken.
        if (events.length === batchSize) ahead = read(position)
        ahead?.catch(() => {})
        await follower.take(0, { events, after, through: position, eventId: last.id })
      }
    }

    const ended = run().finally(bell.close)
    ended.catch(() => {})
    return {
      ended,
      stop: async () => {
        stopping.abort()
        await ended.catch(() => {})
        await follower.end(0)
      },
    }
  },
})
