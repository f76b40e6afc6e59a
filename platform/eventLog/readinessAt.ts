import type { EventLog } from './eventLog'

/** So many events behind, what is shown is too old to be shown to anybody new. */
const mostBehind = 10_000
const pageSize = 1000

/** Whether who has reached this position keeps up with the log. */
export async function readinessAt(
  log: EventLog,
  position: number,
): Promise<{ ready: boolean; head: number; position: number }> {
  const head = await log.head()
  return { ready: head - position < mostBehind || !(await hasMoreThan(log, position, mostBehind)), head, position }
}

/** Positions may have gaps: where they are far apart, the events between them are counted. */
async function hasMoreThan(log: EventLog, after: number, count: number): Promise<boolean> {
  for (let [position, left] = [after, count]; ; left -= pageSize) {
    if (left <= 0) return true
    const page = await log.readAll(position, pageSize)
    if (page.length < pageSize) return page.length > left
    position = page.at(-1)?.position ?? position
  }
}
