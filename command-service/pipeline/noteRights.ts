import type { EventType } from '@prumo/contracts/index'
import { changingRights } from '@prumo/contracts/meanings'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import type { Cause } from './command'

export type NoteRights = (
  events: readonly Pick<RecordedEvent, 'type' | 'position' | 'id'>[],
  cause: Pick<Cause, 'organizationId'>,
) => Promise<void>

/** Tells sessions when rights change: read models that lag must not answer by the rights from before. */
export const openNoteRights =
  (sessions: Pick<Sessions, 'rightsChanged'>): NoteRights =>
  async (events, { organizationId }) => {
    // Of an append only the place of its last event is certain; whoever has read that has read them all.
    const last = events.at(-1)
    if (last && organizationId && events.some(({ type }) => changingRights.has(type as EventType)))
      await sessions.rightsChanged(organizationId, { position: last.position, eventId: last.id })
  }
