import type { Recorded } from '@prumo/contracts/message'
import { userIdOf } from '@prumo/contracts/message'
import { OpenedEvent } from '@prumo/platform/eventLog/openedEvent'

/** Who caused an event; `null` for a visitor and for the system. One read from the log need not be parsed for it. */
export const userOf = (event: Recorded): string | null =>
  (event as object) instanceof OpenedEvent ? (event as unknown as OpenedEvent).userId : userIdOf(event.metadata.actor)
