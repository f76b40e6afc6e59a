import type { RecordedEvent as Opened } from '@prumo/contracts/index'
import type { RecordedEvent } from './eventLog'
import { OpenedEvent } from './openedEvent'

/**
 * An event that was read from the log, byte for byte as it stands there. Throws for one that was not, or that cannot be
 * read.
 */
export function asRecorded(event: Opened): RecordedEvent {
  if (!((event as object) instanceof OpenedEvent))
    throw new TypeError('this event was not read from the log, or cannot be read')
  return (event as unknown as OpenedEvent).recorded
}
