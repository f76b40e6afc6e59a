import type { Logger } from '@prumo/platform/telemetry/logger'

type Manner = { everyMs: number; logger: Logger /** What the log says where it fails. */; failing: string }

/** Does it again and again, one time after the other, and `soon` where asked. What fails is done the next time. */
export function repeatedly(work: () => Promise<void>, { everyMs, logger, failing }: Manner) {
  let isWaiting = false
  let isStopped = false
  let working = Promise.resolve()
  const once = async () => {
    isWaiting = false
    if (!isStopped) await work().catch((error: unknown) => logger.warn({ err: error }, failing))
  }
  const soon = () => {
    // One that has not begun yet is as good as another.
    if (isWaiting || isStopped) return
    isWaiting = true
    working = working.then(once)
  }
  const timer = setInterval(soon, everyMs)
  timer.unref()
  return {
    soon,
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return working
    },
  }
}
