import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { isSpelledOtherwise } from '@prumo/platform/eventLog/spelledOtherwise'

/** An event as it stands in the log, and what is in it; nothing where that is no JSON. */
export type ReadEvent = { recorded: RecordedEvent; data: unknown; spelledOtherwise: boolean }

export function readEvent(recorded: RecordedEvent): ReadEvent {
  const data = parsed(recorded.data)
  return { recorded, data, spelledOtherwise: isSpelledOtherwise(recorded, data) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
