import { HttpProblem } from '@prumo/platform/errors'
import { rangeHashes } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { entryOf } from '@prumo/verify/entry'
import { inclusionRanges } from '@prumo/verify/merkle'
import type { Query } from '../query'
import { lastHead } from './headRows'
import { notErased } from './notErased'
import { indexesOf, positionBefore, tilesIn } from './treeRows'
import { visibleActions } from './visibleActions'

/** Of an event that the asker may see in the action log, and of no other: what was erased from it is told by no proof either. */
export const inclusionProof: Query<'inclusionProof'> = async (db, { position }, { actor }, _, recordedAt) => {
  const { organizationId } = actor
  const visible = await db('audit_actions as a')
    .where({ 'a.organization_id': organizationId, 'a.position': position })
    .modify(visibleActions(db, actor))
    .modify(notErased(db))
    .first('a.position')
  const index = visible && (await indexesOf(db, organizationId, [position])).get(position)
  if (index === undefined) throw new HttpProblem(404, 'resource.unknown')
  const [event] = await recordedAt([position], await positionBefore(db, organizationId, position))
  if (event?.organizationId !== organizationId) throw new HttpProblem(404, 'resource.unknown')
  const head = await lastHead(db, organizationId)
  const told = { index, entry: entryOf(event), data: event.data, metadata: event.metadata }
  if (!head || head.size <= index) return { ...told, head: null, proof: null }
  const proof = await rangeHashes(inclusionRanges(index, head.size), tilesIn(db, organizationId))
  return { ...told, head, proof: proof.map(toBase64) }
}
