import { isAfter, isInstant } from './instants.mjs'
import { canonicalIn } from './shapes.mjs'

/** The one type of event that records that content was erased. */
export const erasing = 'ActionLogErased'
/** What says what the log held, and what of it is gone, is never erased itself. */
const neverErased = new Set([
  erasing,
  'LogHeadSigned',
  'HeadPublished',
  'HeadPublicationFailed',
  'HeadPlacesChosen',
  'OlderLogAccepted',
  'LogAccepted',
  'ShorterLogAccepted',
  'SigningKeyReplaced',
  'KeptHeadsReplaced',
])

/** @typedef {import('./entry.mjs').Entry} Entry */
/**
 * An entry whose content is gone, and what the file says of that.
 * @typedef {{ entry: Entry, erased: import('./erasures.mjs').Erased }} Claimed
 */
/**
 * Claims that say the same, and the event by which they say it was recorded.
 * @typedef {{ claim: import('./erasures.mjs').Claim, by: Entry, data: string | null,
 *   withheld?: true | undefined }} Recorded
 */

/** What has to hold of content that is gone, each by what shows it. */
export const erasureChecks = {
  /** @param {Claimed} of */
  'erasure project': ({ entry }) => entry.projectId !== null,
  /** @param {Claimed} of */
  'erasure never': ({ entry }) => !neverErased.has(entry.type),
  /** @param {Claimed} of */
  'erasure time': ({ entry }) => isInstant(entry.at),
  /** @param {Claimed & { passed: ReadonlySet<string> }} of the events before it that record erasures */
  'erasure later': ({ entry, erased, passed }) => erased.by !== entry.id && !passed.has(erased.by),
  /** @param {Recorded} of */
  'erasure type': ({ by }) => by.type === erasing,
  /** @param {Recorded} of */
  'erasure data': ({ data }) => isInstant(canonicalIn(data)?.to),
  /** @param {Recorded} of */
  'erasure projectId': ({ claim, by, data, withheld }) =>
    by.projectId === claim.projectId && (withheld || canonicalIn(data)?.projectId === claim.projectId),
  /** @param {Recorded} of */
  'erasure at': ({ claim, by }) => by.at === claim.at,
  /** @param {Recorded} of */
  'erasure rule': ({ claim, data }) => canonicalIn(data)?.rule === claim.rule,
  /** @param {Recorded} of */
  'erasure to': ({ claim, data }) => !isAfter(claim.latestAt, canonicalIn(data)?.to),
  /** @param {{ entry: Entry, claimed: boolean }} of an entry without content, and whether contents are gone by it */
  'erasure withheld': ({ entry, claimed }) => entry.type === erasing && claimed,
  /** @param {{ found: boolean }} of whether the event that records it is in the log */
  'erasure found': ({ found }) => found,
}
