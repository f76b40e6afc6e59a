import type { EventLog, Place } from '../eventLog/eventLog'
import type { Logger } from '../telemetry/logger'

type Parts = { log: EventLog; logId: string; logger: Logger; onDoubt: (words: string) => void }

const lookEveryMs = 5000

/**
 * Looks, while a process serves, whether its log is still the one that it was held against: a server may be restored,
 * or take another's address, under a process that runs. Returns how to stop.
 */
export function watchLog({ log, logId, logger, onDoubt }: Parts): () => void {
  let seen: Place | undefined
  let isLooking = false

  const look = async () => {
    const identity = await log.identity()
    if (identity?.logId !== logId) return onDoubt(`the log is ${identity?.logId ?? 'unknown'} now, not ${logId}`)
    const before = seen
    if (before?.eventId && (await log.idAt(before.position)) !== before.eventId)
      return onDoubt(`the log no longer has event ${before.eventId} at position ${before.position}`)
    seen = await log.end()
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => logger.debug({ err: error }, 'could not check the log; will retry'))
      .finally(() => {
        isLooking = false
      })
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
