import { type EventType, events } from '@prumo/contracts/index'
import { idsIn } from '@prumo/contracts/recordedShapes'
import type { RecordedEvent } from './eventLog'
import { plainUserIn } from './plainUserIn'

const idsOf = new Map(Object.entries(events).map(([type, schema]) => [type as EventType, idsIn(schema)]))

const isOtherwise = (id: string) => id !== id.toLowerCase()

/**
 * Whether an id of this event, of its stream or of who did it, has another spelling than lower case. To Postgres it is
 * the id of somebody else's thing; nothing of today records one.
 */
export function isSpelledOtherwise(event: RecordedEvent, data: unknown): boolean {
  const { stream, organizationId, projectId, metadata } = event
  if (isStreamOtherwise(stream) || isOtherwise(organizationId ?? '') || isOtherwise(projectId ?? '')) return true
  if (isOtherwise(plainUserIn(metadata) ?? '')) return true
  let found = false
  idsOf.get(event.type as EventType)?.(data, (id) => {
    found ||= isOtherwise(id)
  })
  return found
}

/** Streams are named in lower case throughout, but for the kinds of claims. */
export const isStreamOtherwise = (stream: string) => !stream.startsWith('claim-') && isOtherwise(stream)
