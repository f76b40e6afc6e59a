import type { EventLog, RecordedEvent } from '../../eventLog/eventLog'

const pageSize = 1000
const kept = 8

/**
 * Some of the log: nothing else is in it after what was asked for, up to `through`, where the event `eventId` stands.
 */
type LogPage = { events: readonly RecordedEvent[]; through: number; eventId?: string | undefined }

/** What stands in the log after one position, up to and with another. */
type Page = { after: number; last: number; events: readonly RecordedEvent[] }

/** Pages of the log, read once for all shards that look something up at about the same time. */
export function logPages(log: EventLog) {
  const pages: Page[] = []

  const pageAfter = async (after: number): Promise<Page> => {
    const remembered = pages.find((page) => page.after <= after && after < page.last)
    if (remembered) return remembered
    const events = await log.readAll(after, pageSize)
    const page = { after, last: events.at(-1)?.position ?? after, events }
    // One that is not full ends where the log does, for now.
    if (events.length === pageSize) pages.push(page)
    if (pages.length > kept) pages.shift()
    return page
  }

  return {
    /** The next page after a position. The log has reached `through`. It always goes further. */
    next: async (after: number, through: number): Promise<LogPage> => {
      const { events, last } = await pageAfter(after)
      const reached = events.length === pageSize ? Math.min(last, through) : through
      const inRange = events.filter(({ position }) => position > after && position <= reached)
      return {
        events: inRange,
        through: reached,
        eventId: inRange.findLast(({ position }) => position === reached)?.id,
      }
    },
  }
}

export type LogPages = ReturnType<typeof logPages>
