import { isClosedTo } from '@prumo/contracts/access'
import { featuresOfContent } from '@prumo/contracts/documents/embedded'
import type { Signer } from '@prumo/contracts/documents/signOff'
import type { EventOf } from '@prumo/contracts/index'
import type { Sealed } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { recordedDataIn } from '@prumo/platform/eventLog/eventData'
import { keysUpTo, lastHead } from '../audit/headRows'
import { provenEntry } from '../audit/provenEntry'
import type { Caller } from '../pipeline/callDoor'
import { refuseClosed } from '../pipeline/refuseClosed'
import { signaturePlace } from './signaturePlace'
import { type SinceSigned, sinceSigned } from './sinceSigned'

/** The signature as recorded in the log. */
type Sealing = Omit<SignatureData, 'signer'> & { signer: Sealed | null }
type SignatureData = EventOf<'DocumentApproved'>['data'] | EventOf<'DocumentReturned'>['data']

/** A signature with its proofs: the receipt (prumo-verify/FORMAT.md), what was signed, by whom, and what came of it. */
export type SignedRecord = {
  receipt: { content: string; entry: { at: string }; checkpoint: string; index: number; proof: readonly string[] }
  data: Omit<SignatureData, 'signer'>
  /** `null` once the person has been erased. */
  signer: Signer | null
  since: SinceSigned
}

/**
 * The record of a signature, for who may see all of its content. Refuses until a signed head covers it and its voiding.
 */
export async function signedRecord(caller: Caller, signatureId: string): Promise<SignedRecord> {
  const { session, db, asker } = caller
  const { organizationId } = session
  const place = await signaturePlace(db, organizationId, signatureId)
  if (!place) throw new HttpProblem(404, 'resource.unknown')
  const { projectId, documentId, round, position } = place
  const head = await lastHead(db, organizationId)
  const signed = head && (await provenEntry(caller, position, head.size))
  if (!signed) throw new Refused('receipt.headPending')
  const row: { content: string } | undefined = await db('documents_sign_offs')
    .where({ organization_id: organizationId, project_id: projectId, document_id: documentId, round })
    .first('content')
  if (!row) throw new HttpProblem(404, 'resource.unknown')
  refuseClosed(featuresOfContent(row.content), (feature) => isClosedTo(asker.reader, feature, asker.projectNow))
  const since = await sinceSigned(caller, place, head.size)
  const { event, line } = signed
  const receipt = {
    prumo: 'sign-off-receipt',
    version: 2,
    checkpoint: head.checkpoint,
    content: row.content,
    ...line,
    keys: await keysUpTo(db, organizationId, head.size),
    since: since.lines,
  }
  const { signer: sealed, ...data } = recordedDataIn(event) as Sealing
  const opened = await asker.log.openedField({ eventId: event.id, field: 'signer', sealed })
  const signer = opened as Signer | null
  return { receipt: { ...receipt, ...(signer && { signer }) }, data, signer, since }
}
