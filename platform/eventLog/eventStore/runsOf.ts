import { largestAppend, sizeOf } from '../appendSize'
import type { RecordedEvent } from '../eventLog'

/** Events of one stream, one after the other, that are appended together. */
export type Run = { stream: string; expected: number; events: RecordedEvent[] }

/**
 * Parts recorded events into as few appends as keep their order. An event that is larger than an append may be has one
 * of its own.
 */
export function runsOf(events: readonly RecordedEvent[]): Run[] {
  const runs: Run[] = []
  let size = 0
  for (const event of events) {
    const run = runs.at(-1)
    const eventSize = sizeOf(event)
    const isNext = run?.stream === event.stream && run.expected + run.events.length + 1 === event.revision
    if (run && isNext && size + eventSize <= largestAppend) run.events.push(event)
    else {
      runs.push({ stream: event.stream, expected: event.revision - 1, events: [event] })
      size = 0
    }
    size += eventSize
  }
  return runs
}
