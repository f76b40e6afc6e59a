import type { Logger } from '@prumo/platform/telemetry/logger'

type Options = {
  /** It is read once so long nothing more was said of it, */
  quietMs: number
  /** or so long after the first time. */
  mostMs: number
  /** How long it is waited after each failure; then it is left to the hourly reading. */
  againMs: readonly number[]
}

const usual: Options = { quietMs: 1000, mostMs: 30_000, againMs: [2000, 20_000, 200_000] }

/** Without a timer it waits for its turn: whatever is said until then is told by the same reading. */
type Waiting = { timer?: NodeJS.Timeout; since: number }

/** Calls `begins` as soon as what is said from then on wants another reading. */
type Read = (key: string, begins: () => void) => Promise<void>

/**
 * Reads what something was said of, once for all that is said within a moment, or until its turn comes: gateways say
 * the same many times.
 */
export function readSoon(read: Read, logger: Logger, options: Partial<Options> = {}) {
  const { quietMs, mostMs, againMs } = { ...usual, ...options }
  const waiting = new Map<string, Waiting>()
  const reading = new Set<Promise<void>>()
  let isStopped = false

  const wait = (key: string, ms: number, since: number, failures: number) => {
    const timer = setTimeout(() => begin(key, failures), ms)
    timer.unref()
    waiting.set(key, { timer, since })
  }

  const begin = (key: string, failures: number) => {
    const inTurn: Waiting = { since: performance.now() }
    waiting.set(key, inTurn)
    const begins = () => {
      if (waiting.get(key) === inTurn) waiting.delete(key)
    }
    const work = read(key, begins)
      .finally(begins)
      .catch((error: unknown) => {
        const again = againMs[failures]
        logger.warn({ err: error }, 'a payment could not be read; will retry')
        if (again !== undefined && !isStopped && !waiting.has(key)) wait(key, again, performance.now(), failures + 1)
      })
      .finally(() => reading.delete(work))
    reading.add(work)
  }

  return {
    /** Something was said of it. */
    soon: (key: string) => {
      const before = waiting.get(key)
      if (isStopped || (before && !before.timer)) return
      clearTimeout(before?.timer)
      const now = performance.now()
      const since = before?.since ?? now
      wait(key, Math.max(0, Math.min(quietMs, since + mostMs - now)), since, 0)
    },
    /** Resolves once nothing is read any more. What waits is read after the next start. */
    stop: async () => {
      isStopped = true
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(reading)
    },
  }
}
