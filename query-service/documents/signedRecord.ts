import { isClosedTo } from '@prumo/contracts/access'
import { featuresOfContent } from '@prumo/contracts/documents/embedded'
import type { Signer } from '@prumo/contracts/documents/signOff'
import type { EventOf } from '@prumo/contracts/index'
import { queries } from '@prumo/contracts/index'
import type { Sealed } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { recordedDataIn } from '@prumo/platform/eventLog/eventData'
import { nodesFor } from '@prumo/platform/proofs/tiles'
import type { Session } from '@prumo/platform/sessions/sessions'
import { toBase64 } from '@prumo/verify/bytes'
import { entryOf } from '@prumo/verify/entry'
import { hashesOf, inclusionRanges } from '@prumo/verify/merkle'
import type { Knex } from 'knex'
import type { Context } from 'koa'
import { keysUpTo, lastHead } from '../audit/headRows'
import { indexesOf, positionBefore, tilesIn } from '../audit/treeRows'
import { answer } from '../pipeline/answer'
import type { Answering } from '../pipeline/answering'
import { refuseClosed } from '../pipeline/refuseClosed'
import { waitForPosition } from '../pipeline/waitForPosition'
import { columns } from '../reading/columns'

/** The signature as it stands in the log. */
type Sealing = Omit<SignatureData, 'signer'> & { signer: Sealed | null }
type Place = { projectId: string; documentId: string; round: number; position: number }
export type SignatureData = EventOf<'DocumentApproved'>['data'] | EventOf<'DocumentReturned'>['data']

/** A signature with all that proves it: the receipt (prumo-verify/FORMAT.md), what was signed, and by whom. */
export type SignedRecord = {
  receipt: { content: string; entry: { at: string }; checkpoint: string; index: number; proof: readonly string[] }
  data: Omit<SignatureData, 'signer'>
  /** `null` once the person has been erased. */
  signer: Signer | null
}

const reads = [...queries.signOff.reads, 'documents_signatures', 'audit_tree', 'audit_heads']

/** The record of a signature, to whoever may see the document and all that its content shows. Refuses where no signed head covers it yet. */
export async function signedRecord(
  ctx: Context,
  session: Session,
  parts: Answering,
  signatureId: string,
): Promise<SignedRecord> {
  const { organizationId } = session
  ctx.state.need = queries.signOff.need
  const find = (db: Knex): Promise<Place | undefined> =>
    db('documents_signatures')
      .where({ organization_id: organizationId, signature_id: signatureId })
      .first(columns('projectId', 'documentId', 'round', 'position'))
  await waitForPosition(ctx, session, parts.readModels)
  const place = await parts.database.within(organizationId, find)
  if (!place) throw new HttpProblem(404, 'resource.unknown')
  const { projectId, documentId, round, position } = place
  return answer(
    ctx,
    session,
    parts,
    { need: queries.signOff.need, reads, projectId },
    async (db, { reader, projectNow }) => {
      const index = (await indexesOf(db, organizationId, [position])).get(position)
      const head = await lastHead(db, organizationId)
      if (index === undefined || !head || head.size <= index) throw new Refused('receipt.headPending')
      const [event] = await parts.log.recordedAt([position], await positionBefore(db, organizationId, position))
      const row: { content: string } | undefined = await db('documents_sign_offs')
        .where({ organization_id: organizationId, project_id: projectId, document_id: documentId, round })
        .first('content')
      if (event?.organizationId !== organizationId || !row) throw new HttpProblem(404, 'resource.unknown')
      refuseClosed(featuresOfContent(row.content), (feature) => isClosedTo(reader, feature, projectNow))
      const ranges = inclusionRanges(index, head.size)
      const proof = hashesOf(ranges, await nodesFor(ranges, tilesIn(db, organizationId))).map(toBase64)
      const receipt = {
        prumo: 'sign-off-receipt',
        version: 1,
        checkpoint: head.checkpoint,
        content: row.content,
        data: event.data,
        metadata: event.metadata,
        entry: entryOf(event),
        index,
        proof,
        keys: await keysUpTo(db, organizationId, head.size),
      }
      const { signer: sealed, ...data } = recordedDataIn(event) as Sealing
      const opened = await parts.log.openedField({ eventId: event.id, field: 'signer', sealed })
      const signer = opened as Signer | null
      return { receipt: { ...receipt, ...(signer && { signer }) }, data, signer }
    },
  )
}
