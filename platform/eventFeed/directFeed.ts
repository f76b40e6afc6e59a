import type { EventCodec } from '../eventLog/eventCodec'
import type { EventLog } from '../eventLog/eventLog'
import type { EventFeed } from './eventFeed'

const batchSize = 1000

/** The feed straight from the log. */
export const directFeed = (log: EventLog, codec: EventCodec): EventFeed => ({
  follow: (after, take) => {
    const bell = doorbell()
    const stopListening = log.onAppended(bell.ring)
    let stopped = false

    const run = async () => {
      let position = after
      while (!stopped) {
        bell.reset()
        const batch = await log.readAll(position, batchSize)
        const last = batch.at(-1)
        if (!last) {
          await bell.rung
          continue
        }
        await take(await codec.decode(batch))
        position = last.position
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
