import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'

/** An event by what names it: nothing of what it says. */
export const wordsFor = ({ id, position, type, organizationId }: RecordedEvent) =>
  `event ${id} at position ${position} (${type}, ${organizationId ? `organization ${organizationId}` : 'of no organization'})`
