import { isClosedTo } from '@prumo/contracts/access'
import { largestContent } from '@prumo/contracts/documents/document'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { kilobytesIn } from '../pipeline/tooLarge'
import { bytesInEvent, bytesOfContent, type ContentSize, type Piece, sizeOfContent } from './contentSize'
import type { KnownDocument } from './documentState'
import type { Sources } from './signOffSubject'

/** Refuses a request for sign-off whose content is too large. */
export function refuseTooLarge(document: KnownDocument, sources: Sources | undefined, by: By): void {
  if (bytesOfContent(document, sources) > largestContent) throw tooLarge(sizeOfContent(document, sources), by)
}

/**
 * Refuses a change that makes a content too large, or one that is larger still. One that makes it smaller is always
 * welcome.
 */
export function refuseGrowth(before: KnownDocument, after: KnownDocument, sources: Sources | undefined, by: By): void {
  const bytes = bytesOfContent(after, sources)
  if (bytes > largestContent && bytes > bytesOfContent(before, sources))
    throw tooLarge(sizeOfContent(after, sources), by)
}

/** Whether a content that is too large cannot be the one that was asked about before that was refused. */
export function isAnotherTooLarge(document: KnownDocument, sources: Sources): boolean {
  const bytes = bytesOfContent(document, sources)
  return bytes > largestContent && bytes !== bytesInEvent(document.signOff.round?.content ?? '')
}

function tooLarge({ bytes, largest }: ContentSize, by: By): Refused {
  return new Refused('document.tooLarge', {
    kilobytes: kilobytesIn(bytes),
    most: kilobytesIn(largestContent),
    over: kilobytesIn(bytes - largestContent),
    ...(largest && toldOf(largest, by)),
  })
}

/** A card is named only to people who may see the canvas. */
function toldOf({ kind, section, field, card, bytes }: Piece, { actor, project }: By) {
  const isClosed = actor.kind !== 'user' || isClosedTo(actor, 'canvas', project)
  const largest = kind === 'card' && isClosed ? 'field' : kind
  const names = { card: { section, field, card }, field: { section, field }, files: {} }[largest]
  return { largest, ...names, largestKilobytes: kilobytesIn(bytes) }
}
