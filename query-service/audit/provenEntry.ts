import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { nodesFor } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { type Entry, entryOf } from '@prumo/verify/entry'
import { hashesOf, inclusionRanges } from '@prumo/verify/merkle'
import type { Caller } from '../pipeline/callDoor'
import { indexesOf, positionBefore, tilesIn } from './treeRows'

type Proven = {
  event: RecordedEvent
  /** The entry as files have it that prove it (prumo-verify/FORMAT.md). */
  line: { data: string; metadata: string; entry: Entry; index: number; proof: string[] }
}

/** The entry at a position with its proof in the tree of this size; nothing if that does not reach it. */
export async function provenEntry(
  { session: { organizationId }, db, asker }: Caller,
  position: number,
  size: number,
): Promise<Proven | undefined> {
  const index = (await indexesOf(db, organizationId, [position])).get(position)
  if (index === undefined || index >= size) return undefined
  const [event] = await asker.log.recordedAt([position], await positionBefore(db, organizationId, position))
  if (event?.organizationId !== organizationId) return undefined
  const ranges = inclusionRanges(index, size)
  const proof = hashesOf(ranges, await nodesFor(ranges, tilesIn(db, organizationId))).map(toBase64)
  return { event, line: { data: event.data, metadata: event.metadata, entry: entryOf(event), index, proof } }
}
