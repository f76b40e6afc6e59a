import type { EventLog, RecordedEvent } from './eventLog'

/**
 * The events at these ascending positions of a log; `after` is a position of the log before them, or 0. Where the log
 * has none, because somebody took it away behind our back, none is answered.
 */
export type RecordedAt = (positions: readonly number[], after: number) => Promise<RecordedEvent[]>

const pageSize = 1000
/** So many others between two are rather read than passed over. */
const nearby = 64

/** Where any number is a position, what lies between those asked for is passed over; else it is read. */
export const recordedAt =
  (log: Pick<EventLog, 'readAll'>, isGapless: boolean): RecordedAt =>
  async (positions, after) => {
    const found: RecordedEvent[] = []
    let [position, rest] = [after, positions]
    for (let [next] = rest; next !== undefined; [next] = rest) {
      if (isGapless) position = next - 1
      const page = await log.readAll(position, isGapless ? lengthOfRun(rest) : pageSize)
      const wanted = new Set(rest)
      found.push(...page.filter((event) => wanted.has(event.position)))
      position = page.at(-1)?.position ?? Number.POSITIVE_INFINITY
      rest = rest.filter((next) => next > position)
    }
    return found
  }

function lengthOfRun(positions: readonly number[]): number {
  const [first = 0] = positions
  const end = positions.findIndex((position, index) => index > 0 && position - (positions[index - 1] ?? 0) > nearby)
  const last = positions[(end === -1 ? positions.length : end) - 1] ?? first
  return Math.min(pageSize, last - first + 1)
}
