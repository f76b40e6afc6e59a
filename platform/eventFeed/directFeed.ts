import type { RecordedEvent } from '@prumo/contracts/index'
import { decodeEach } from '../eventLog/decodeEach'
import type { EventCodec } from '../eventLog/eventCodec'
import type { EventLog } from '../eventLog/eventLog'
import type { EventFeed } from './eventFeed'

const batchSize = 1000

/** The feed straight from the log, in one shard. */
export const directFeed = (log: EventLog, codec: EventCodec): EventFeed => ({
  shards: 1,
  follow: (follower) => {
    const bell = doorbell()
    const stopListening = log.onAppended(bell.ring)
    let stopped = false

    const read = async (position: number) => decodeEach(codec, await log.readAll(position, batchSize))

    const run = async () => {
      let position = await follower.begin(0)
      let ahead: Promise<RecordedEvent[]> | undefined
      while (!stopped) {
        if (!ahead) bell.reset()
        const events = await (ahead ?? read(position))
        ahead = undefined
        const last = events.at(-1)
        if (!last) {
          await bell.rung
          continue
        }
        const after = position
        position = last.position
        // Behind a full batch there is more: it is read while this one is taken.
        if (events.length === batchSize) ahead = read(position)
        ahead?.catch(() => {})
        await follower.take(0, { events, after, through: position })
      }
    }

    const ended = run().finally(stopListening)
    ended.catch(() => {})
    return {
      ended,
      stop: async () => {
        stopped = true
        bell.ring()
        await ended.catch(() => {})
        await follower.end(0)
      },
    }
  },
})

/** Rung between a reset and the wait, it does not make the waiter wait: nothing appended is slept over. */
function doorbell() {
  let ring = () => {}
  const bell = {
    rung: Promise.resolve(),
    reset: () => {
      bell.rung = new Promise<void>((resolve) => {
        ring = resolve
      })
    },
    ring: () => ring(),
  }
  return bell
}
