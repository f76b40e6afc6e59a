import { isClosedTo } from '@prumo/contracts/access'
import { featuresOfContent } from '@prumo/contracts/documents/embedded'
import type { Signer } from '@prumo/contracts/documents/signOff'
import type { EventOf } from '@prumo/contracts/index'
import type { Sealed } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { recordedDataIn } from '@prumo/platform/eventLog/eventData'
import { nodesFor } from '@prumo/platform/proofs/tiles'
import { toBase64 } from '@prumo/verify/bytes'
import { entryOf } from '@prumo/verify/entry'
import { hashesOf, inclusionRanges } from '@prumo/verify/merkle'
import type { Knex } from 'knex'
import { keysUpTo, lastHead } from '../audit/headRows'
import { indexesOf, positionBefore, tilesIn } from '../audit/treeRows'
import type { Caller } from '../pipeline/callDoor'
import { refuseClosed } from '../pipeline/refuseClosed'
import { columns } from '../reading/columns'

/** The signature as recorded in the log. */
type Sealing = Omit<SignatureData, 'signer'> & { signer: Sealed | null }
type Place = { projectId: string; documentId: string; round: number; position: number }
type SignatureData = EventOf<'DocumentApproved'>['data'] | EventOf<'DocumentReturned'>['data']

/** A signature with its proofs: the receipt (prumo-verify/FORMAT.md), what was signed, and by whom. */
export type SignedRecord = {
  receipt: { content: string; entry: { at: string }; checkpoint: string; index: number; proof: readonly string[] }
  data: Omit<SignatureData, 'signer'>
  /** `null` once the person has been erased. */
  signer: Signer | null
}

/** Where the log has a signature. */
export const signaturePlace = (db: Knex, organizationId: string, signatureId: string): Promise<Place | undefined> =>
  db('documents_signatures')
    .where({ organization_id: organizationId, signature_id: signatureId })
    .first(columns('projectId', 'documentId', 'round', 'position'))

/** The record of a signature, for who may see all of its content. Refuses until a signed head covers it. */
export async function signedRecord({ session, db, asker }: Caller, signatureId: string): Promise<SignedRecord> {
  const { organizationId } = session
  const place = await signaturePlace(db, organizationId, signatureId)
  if (!place) throw new HttpProblem(404, 'resource.unknown')
  const { projectId, documentId, round, position } = place
  const index = (await indexesOf(db, organizationId, [position])).get(position)
  const head = await lastHead(db, organizationId)
  if (index === undefined || !head || head.size <= index) throw new Refused('receipt.headPending')
  const [event] = await asker.log.recordedAt([position], await positionBefore(db, organizationId, position))
  const row: { content: string } | undefined = await db('documents_sign_offs')
    .where({ organization_id: organizationId, project_id: projectId, document_id: documentId, round })
    .first('content')
  if (event?.organizationId !== organizationId || !row) throw new HttpProblem(404, 'resource.unknown')
  refuseClosed(featuresOfContent(row.content), (feature) => isClosedTo(asker.reader, feature, asker.projectNow))
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
  const opened = await asker.log.openedField({ eventId: event.id, field: 'signer', sealed })
  const signer = opened as Signer | null
  return { receipt: { ...receipt, ...(signer && { signer }) }, data, signer }
}
