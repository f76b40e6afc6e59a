import type { EventOf } from '@prumo/contracts/index'
import { Refused } from '@prumo/platform/errors'
import { recordedDataIn } from '@prumo/platform/eventLog/eventData'
import { provenEntry } from '../audit/provenEntry'
import type { Caller } from '../pipeline/callDoor'
import type { SignaturePlace } from './signaturePlace'

type Line = NonNullable<Awaited<ReturnType<typeof provenEntry>>>['line']

/** What has become of a signature since: entries of the log with their proofs, and what they say. */
export type SinceSigned = {
  lines: Line[]
  voided: { at: string; because: EventOf<'SignOffVoided'>['data']['because']['kind'] } | null
  /** When another content of the document was approved, by everybody who was asked. */
  newerAt: string | null
}

/**
 * What the tree of this size says of a signature after it. Refuses until a head covers its voiding: a receipt that
 * hides what is known would be read as one of today.
 */
export async function sinceSigned(caller: Caller, place: SignaturePlace, size: number): Promise<SinceSigned> {
  const since: SinceSigned = { lines: [], voided: null, newerAt: null }
  if (place.voidedPosition !== null) {
    const voiding = await provenEntry(caller, place.voidedPosition, size)
    if (!voiding) throw new Refused('receipt.headPending')
    const { because } = recordedDataIn(voiding.event) as EventOf<'SignOffVoided'>['data']
    since.lines.push(voiding.line)
    since.voided = { at: voiding.event.at, because: because.kind }
  }
  const newerAt = await newerApproval(caller, place)
  const newer = newerAt === undefined ? undefined : await provenEntry(caller, newerAt, size)
  if (newer) {
    since.lines.push(newer.line)
    since.newerAt = newer.event.at
  }
  since.lines.sort((before, after) => before.index - after.index)
  return since
}

/** Where the last approval stands of the last round with another content that everybody approved. */
async function newerApproval({ session, db }: Caller, { projectId, documentId, round }: SignaturePlace) {
  const ofDocument = { organization_id: session.organizationId, project_id: projectId, document_id: documentId }
  const signedHash = db('documents_sign_offs')
    .where({ ...ofDocument, round })
    .select('content_hash')
  const newest: { round: number } | undefined = await db('documents_sign_offs')
    .where({ ...ofDocument, standing: 'approved' })
    .andWhere('round', '>', round)
    .whereNotIn('content_hash', signedHash)
    .orderBy('round', 'desc')
    .first('round')
  const [position]: number[] = newest
    ? await db('documents_signatures')
        .where({ ...ofDocument, round: newest.round })
        .orderBy('position', 'desc')
        .limit(1)
        .pluck('position')
    : []
  return position
}
