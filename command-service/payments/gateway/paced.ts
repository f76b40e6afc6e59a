import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Begins so many works a second at most, in the order in which they came. Whoever waits when it stops is rejected. */
export function paced(perSecond: number, signal?: AbortSignal) {
  // Each that waits listens for the end.
  if (signal) setMaxListeners(0, signal)
  let next = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const begins = Math.max(now, next)
    next = begins + 1000 / perSecond
    if (begins > now) await pause(begins - now, undefined, signal ? { signal } : {})
    return work()
  }
}
