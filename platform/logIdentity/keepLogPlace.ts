import type { EventLog } from '../eventLog/eventLog'
import type { Logger } from '../telemetry/logger'
import type { PlaceFolder } from './placeFolder'

type Parts = {
  log: Pick<EventLog, 'end' | 'onAppended'>
  logId: string
  folder: PlaceFolder
  logger: Logger
  now: () => Date
}

const everyMs = 1000

/**
 * Keeps in a file how far the log goes, a second after something was appended and at the end. A process that is killed
 * leaves a place that is a second old at most, and never one that the log does not have: what is read back is durable.
 * Returns how to stop.
 */
export function keepLogPlace({ log, logId, folder, logger, now }: Parts): () => Promise<void> {
  let keptAt = 0
  let keeping = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const keep = async () => {
    const { position, eventId } = await log.end()
    if (eventId === null || position === keptAt) return
    await folder.keep({ logId, position, eventId, at: now().toISOString() })
    keptAt = position
  }
  const keepNow = () => {
    timer = undefined
    keeping = keeping.then(keep).catch((error: unknown) => {
      logger.warn({ err: error }, 'could not keep how far the log goes; will retry')
    })
    return keeping
  }
  const soon = () => {
    if (timer) return
    timer = setTimeout(() => void keepNow(), everyMs)
    timer.unref()
  }
  const stopHearing = log.onAppended(soon)
  soon()
  return () => {
    stopHearing()
    clearTimeout(timer)
    return keepNow()
  }
}
