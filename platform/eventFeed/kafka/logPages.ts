import type { EventLog, RecordedEvent } from '../../eventLog/eventLog'

const pageSize = 1000
const kept = 8

/** Some of the log: nothing else is in it after what was asked for, up to `through`. */
export type LogPage = { events: readonly RecordedEvent[]; through: number }

/** Pages of the log, read once for all shards that look something up at about the same time. */
export function logPages(log: EventLog) {
  const pages = new Map<number, Promise<RecordedEvent[]>>()

  const wholePage = (start: number) => {
    const known = pages.get(start)
    if (known) return known
    const page = log.readAll(start, pageSize)
    page.catch(() => pages.delete(start))
    pages.set(start, page)
    const [oldest] = pages.keys()
    if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
    return page
  }

  return {
    /** What comes next after `after`; the log is known to reach `through`. Never empty of progress. */
    next: async (after: number, through: number): Promise<LogPage> => {
      const start = Math.floor(after / pageSize) * pageSize
      const end = start + pageSize
      const events = end <= through ? await wholePage(start) : await log.readAll(after, through - after)
      const reached = Math.min(end, through)
      return {
        events: events.filter(({ position }) => position > after && position <= reached),
        through: reached,
      }
    },
  }
}

export type LogPages = ReturnType<typeof logPages>
