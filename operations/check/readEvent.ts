import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { isSpelledOtherwise } from '@prumo/platform/eventLog/spelledOtherwise'

/** An event as it stands in the log, and its data in today's shape; `undefined` where that cannot be read. */
export type ReadEvent = { recorded: RecordedEvent; data: unknown; spelledOtherwise: boolean }

export function readEvent(recorded: RecordedEvent): ReadEvent {
  const data = parsed(recorded)
  return { recorded, data, spelledOtherwise: isSpelledOtherwise(recorded, data) }
}

function parsed(recorded: RecordedEvent): unknown {
  try {
    return dataIn(recorded)
  } catch {
    return undefined
  }
}
