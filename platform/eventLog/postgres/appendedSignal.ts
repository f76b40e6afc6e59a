import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../postgres/listen'
import { appendedChannel } from './appendFunctions'

const askAnywayMs = 1000
const announceEveryMs = 10

/**
 * Calls back on appends: of this process at once, of others by LISTEN and every second anyway. NOTIFY runs outside the
 * append and once for many: within it every commit would wait for the one before.
 */
export async function appendedSignal(connectionString: string) {
  const callbacks = new Set<() => void>()
  let closed = false

  const tell = () => {
    for (const callback of callbacks) callback()
  }
  const listening = await listen(connectionString, appendedChannel, {
    heard: (_, isOurs) => isOurs || tell(),
    connected: tell,
  })

  let [announcing, more] = [false, false]
  const announce = async () => {
    if (announcing) {
      more = true
      return
    }
    announcing = true
    do {
      more = false
      await listening
        .client()
        ?.query(`notify ${appendedChannel}`)
        .catch(() => {})
      await pause(announceEveryMs)
    } while (more && !closed)
    announcing = false
  }

  const anyway = setInterval(tell, askAnywayMs)
  anyway.unref()
  return {
    tell: () => {
      tell()
      void announce()
    },
    on: (callback: () => void) => {
      callbacks.add(callback)
      return () => void callbacks.delete(callback)
    },
    close: async () => {
      closed = true
      clearInterval(anyway)
      await listening.close()
    },
  }
}
