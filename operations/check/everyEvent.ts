import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'

const pageSize = 1000

/** The log's events up to a position, page by page. */
export async function everyEvent(log: EventLog, until: number, take: (event: RecordedEvent) => unknown): Promise<void> {
  for (let position = 0; position < until; ) {
    const page = await log.readAll(position, pageSize)
    const last = page.at(-1)
    if (!last) return
    for (const event of page) if (event.position <= until) await take(event)
    position = last.position
  }
}
