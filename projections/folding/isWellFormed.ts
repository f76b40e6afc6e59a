import type { RecordedEvent } from '@prumo/contracts/index'
import { OpenedEvent } from '@prumo/platform/eventLog/openedEvent'

/** Whether an event has only text that Postgres can keep. Unknown for an event that was not read from the log. */
export const isWellFormed = (event: RecordedEvent): boolean =>
  (event as object) instanceof OpenedEvent && (event as unknown as OpenedEvent).isWellFormed
