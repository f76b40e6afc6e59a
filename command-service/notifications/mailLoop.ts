import type { Logger } from '@prumo/platform/telemetry/logger'

const lookEveryMs = 15_000

/**
 * Mails what is due when something was queued, and every few seconds, for as long as `mailDue` says that there is more.
 * Returns how to wake it, and how to stop it.
 */
export function mailLoop(mailDue: () => Promise<boolean>, logger: Logger) {
  let isStopped = false
  let isAsleep = true
  let hasMore = false
  let working = Promise.resolve()

  const work = async () => {
    do {
      hasMore = false
      try {
        if (await mailDue()) hasMore = true
      } catch (error) {
        logger.warn({ err: error }, 'could not look for mails; retrying in 15 s')
      }
    } while (hasMore && !isStopped)
    isAsleep = true
  }
  const wake = () => {
    hasMore = true
    if (!isAsleep || isStopped) return
    isAsleep = false
    working = work()
  }
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  return {
    wake,
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return working
    },
  }
}
