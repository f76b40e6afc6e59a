import type { RecordedEvent } from '@prumo/contracts/index'
import { OpenedEvent } from '@prumo/platform/eventLog/openedEvent'

/** Whether a fold of this event makes nothing that has to be replaced. One that was not read from the log may have anything. */
export const isWellFormed = (event: RecordedEvent): boolean =>
  (event as object) instanceof OpenedEvent && (event as unknown as OpenedEvent).isWellFormed
