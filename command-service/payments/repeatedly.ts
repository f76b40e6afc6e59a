import type { Logger } from '@prumo/platform/telemetry/logger'

type Manner = { everyMs: number; logger: Logger /** What the log says where it fails. */; failing: string }

/** Does it again and again, one time after the other. What fails is done the next time. */
export function repeatedly(work: () => Promise<void>, { everyMs, logger, failing }: Manner) {
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(work).catch((error: unknown) => logger.warn({ err: error }, failing))
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
  }
}
