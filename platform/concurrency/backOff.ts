import { setTimeout as pause } from 'node:timers/promises'
import { jittered } from './jittered'

const firstMs = 100

/** Pauses that grow with each until `reset`, each a little by chance; cut short by the signal. */
export function backOff(longestMs: number, signal: AbortSignal) {
  let times = 0
  return {
    reset: () => {
      times = 0
    },
    wait: async () => {
      const longest = Math.min(longestMs, firstMs * 2 ** times++)
      await pause(jittered(longest), undefined, { signal }).catch(() => {})
    },
  }
}
