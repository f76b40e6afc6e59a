import type { EventLog } from '../eventLog/eventLog'

/** Rung when the log has grown, or the signal aborts: what is appended between `reset` and `rung` is not slept over. */
export function logBell(log: EventLog, signal: AbortSignal) {
  let hasRung = false
  let wake = () => {}
  const ring = () => {
    hasRung = true
    wake()
  }
  const stopListening = log.onAppended(ring)
  signal.addEventListener('abort', ring)
  return {
    ring,
    reset: () => {
      hasRung = false
    },
    rung: async (longestMs?: number) => {
      if (hasRung || signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = longestMs === undefined ? undefined : setTimeout(resolve, longestMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    close: () => {
      stopListening()
      signal.removeEventListener('abort', ring)
    },
  }
}
