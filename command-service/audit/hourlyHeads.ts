import type { Logger } from '@prumo/platform/telemetry/logger'
import type { HeadSigning } from './signHeads'

const minuteMs = 60_000
/** With the pause between two looks, an hour at the most. */
const [lookEveryMs, signEveryMs] = [5 * minuteMs, 55 * minuteMs]

/**
 * Signs every hour the heads of logs that have grown, and retries failed publications. Returns a function that stops
 * it.
 */
export function hourlyHeads(signing: HeadSigning, logger: Logger): () => Promise<void> {
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking
      .then(() => signing.look(signEveryMs))
      .catch((error: unknown) => logger.warn({ err: error }, 'could not sign heads; retrying in 5 min'))
  }, lookEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return looking
  }
}
