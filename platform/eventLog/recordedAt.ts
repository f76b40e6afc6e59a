import type { EventLog, RecordedEvent } from './eventLog'

/** The events at these ascending positions of a log; `after` is a position of the log before them, or 0. */
export type RecordedAt = (positions: readonly number[], after: number) => Promise<RecordedEvent[]>

const pageSize = 1000
/** So many others between two are rather read than passed over. */
const nearby = 64

/** Where any number is a position, what lies between those asked for is passed over; else it is read. Rejects where one of them has no event. */
export const recordedAt =
  (log: Pick<EventLog, 'readAll'>, isGapless: boolean): RecordedAt =>
  async (positions, after) => {
    const found: RecordedEvent[] = []
    let position = after
    while (found.length < positions.length) {
      const rest = positions.slice(found.length)
      const [next = 0] = rest
      if (isGapless) position = next - 1
      const page = await log.readAll(position, isGapless ? lengthOfRun(rest) : pageSize)
      const wanted = new Set(rest)
      found.push(...page.filter((event) => wanted.has(event.position)))
      position = page.at(-1)?.position ?? Number.POSITIVE_INFINITY
      if (found.length < positions.length && position >= (positions[found.length] ?? 0))
        throw new RangeError(`the log has no event at position ${positions[found.length]}`)
    }
    return found
  }

function lengthOfRun(positions: readonly number[]): number {
  const [first = 0] = positions
  const end = positions.findIndex((position, index) => index > 0 && position - (positions[index - 1] ?? 0) > nearby)
  const last = positions[(end === -1 ? positions.length : end) - 1] ?? first
  return Math.min(pageSize, last - first + 1)
}
