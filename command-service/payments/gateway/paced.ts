import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Manner = {
  perSecond: number
  /** Whoever waits when it is given is rejected. */
  signal: AbortSignal
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const pauseFor = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal })

/** Begins so many works a second at most, in the order in which they came. */
export function paced({ perSecond, signal, now = () => performance.now(), pause = pauseFor }: Manner) {
  // Each that waits listens for the end.
  setMaxListeners(0, signal)
  let next = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const at = now()
    const begins = Math.max(at, next)
    next = begins + 1000 / perSecond
    if (begins > at) await pause(begins - at, signal)
    return work()
  }
}
