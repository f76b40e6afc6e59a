import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { RecordedEvent } from './eventLog'
import { OpenedEvent } from './openedEvent'

/** An event as it stands in the log, byte for byte. Throws for one that cannot be read. */
export function asRecorded(event: Opened): RecordedEvent {
  if (!((event as object) instanceof OpenedEvent))
    throw new TypeError('this event was not read from the log, or cannot be read')
  return (event as unknown as OpenedEvent).recorded
}
