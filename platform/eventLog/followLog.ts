import type { Logger } from '../telemetry/logger'
import type { EventLog, RecordedEvent } from './eventLog'

const pageSize = 1000

export type FollowedLog = {
  /** Resolves once everything that stood in the log when it was asked has been heard. */
  upToDate(): Promise<void>
  stop(): void
}

/** Hears of everything appended from now on. Callers at the same time share one read of the log. */
export async function followLog(
  log: EventLog,
  hear: (event: RecordedEvent) => void,
  logger: Logger,
): Promise<FollowedLog> {
  let position = await log.head()
  let looking: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  const look = async () => {
    for (;;) {
      const page = await log.readAll(position, pageSize)
      for (const event of page) hear(event)
      position = page.at(-1)?.position ?? position
      if (page.length < pageSize) return
    }
  }
  /** A look that is under way may have begun before what is asked for was appended: it is the next that counts. */
  const upToDate = () => {
    next ??= looking
      .catch(() => {})
      .then(() => {
        next = undefined
        looking = look()
        return looking
      })
    return next
  }

  const stop = log.onAppended(() => {
    upToDate().catch((error: unknown) => logger.warn({ err: error }, 'could not follow the log; will retry'))
  })
  return { upToDate, stop }
}
