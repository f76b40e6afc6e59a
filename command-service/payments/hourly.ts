import type { Logger } from '@prumo/platform/telemetry/logger'

const hourMs = 3_600_000

/** Does it every hour, one time after the other. What fails is done the next time. */
export function hourly(work: () => Promise<void>, logger: Logger) {
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working
      .then(work)
      .catch((error: unknown) => logger.warn({ err: error }, 'awaited payments could not be read; retrying in 1 h'))
  }, hourMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
  }
}
