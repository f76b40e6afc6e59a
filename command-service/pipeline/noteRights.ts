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
    const last = events.findLast(({ type }) => changingRights.has(type as EventType))
    if (last && organizationId)
      await sessions.rightsChanged(organizationId, { position: last.position, eventId: last.id })
  }
