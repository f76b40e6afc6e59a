import { HttpProblem } from '@prumo/platform/errors'
import { rangeHashes } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { entryOf } from '@prumo/verify/entry'
import { inclusionRanges } from '@prumo/verify/merkle'
import type { Knex } from 'knex'
import { closedTo } from '../pipeline/closedTo'
import type { Asker, Query } from '../pipeline/query'
import { refuseClosed } from '../pipeline/refuseClosed'
import { columnsOf } from '../reading/columns'
import type { ActionRow } from './actionRows'
import { lastHead, type SignedHead } from './headRows'
import { notErased } from './notErased'
import { openChanges } from './openChanges'
import { indexesOf, positionBefore, tilesIn } from './treeRows'
import { visibleActions } from './visibleActions'

type Visible = Pick<ActionRow, 'kind' | 'changes' | 'projectId' | 'targetKind'>

/** Proves an event that the asker may see completely in the action log. Erased content is in no proof either. */
export const inclusionProof: Query<'inclusionProof'> = async (db, { position }, asker) => {
  const { actor, log } = asker
  const { organizationId } = actor
  const [visible, indexes, before, head]: [Visible | undefined, Map<number, number>, number, SignedHead | undefined] =
    await Promise.all([
      db('audit_actions as a')
        .where({ 'a.organization_id': organizationId, 'a.position': position })
        .modify(visibleActions(db, actor))
        .modify(notErased(db))
        .first(columnsOf('a', 'kind', 'changes', 'projectId', 'targetKind')),
      indexesOf(db, organizationId, [position]),
      positionBefore(db, organizationId, position),
      lastHead(db, organizationId),
    ])
  const index = indexes.get(position)
  if (!visible || index === undefined) throw new HttpProblem(404, 'resource.unknown')
  const [[event]] = await Promise.all([log.recordedAt([position], before), refuseInPart(db, asker, visible)])
  if (event?.organizationId !== organizationId) throw new HttpProblem(404, 'resource.unknown')
  const recorded = { index, entry: entryOf(event), data: event.data, metadata: event.metadata }
  if (!head || head.size <= index) return { ...recorded, head: null, proof: null }
  const proof = await rangeHashes(inclusionRanges(index, head.size), tilesIn(db, organizationId))
  return { ...recorded, head, proof: proof.map(toBase64) }
}

/** A proof shows exact bytes, so who may see only a part of them gets none. */
async function refuseInPart(db: Knex, asker: Asker, { kind, projectId, ...happened }: Visible): Promise<void> {
  const closedIn = await closedTo(db, asker, projectId ? [projectId] : [])
  const isClosed = closedIn(projectId ?? undefined)
  const open = openChanges({ ...happened, kinds: [kind] }, isClosed)
  refuseClosed([...new Set(open.flatMap(({ hidden }) => hidden ?? []))], isClosed)
}
