import type { EventOf, RecordedEvent } from '@prumo/contracts/index'
import type { Recorded } from '@prumo/contracts/message'
import { projection } from '../projection'

type Signature = {
  signatureId: string
  documentId: string
  projectId: string
  round: number
  userId: string
  eventId: string
  position: number
  voidedPosition: number | null
}

/** Ids of signatures are the callers': what comes later under the same id changes nothing of the first. */
const made = (
  first: Signature | null,
  { signatureId, documentId, projectId, round, userId }: EventOf<'DocumentApproved' | 'DocumentReturned'>['data'],
  { id, position }: Recorded,
): Signature =>
  first ?? { signatureId, documentId, projectId, round, userId, eventId: id, position, voidedPosition: null }

/** One row per signature: where in the log its record is, and that of its voiding. */
export const signatures = projection<Signature>({
  table: 'documents_signatures',
  version: 2,
  key: 'signatureId',
  keys: ({ type, data }: RecordedEvent) =>
    type === 'SignOffVoided'
      ? data.before.approvals.map(({ signatureId }) => signatureId)
      : [(data as { signatureId: string }).signatureId],

  columns: (table) => {
    for (const id of ['signature_id', 'document_id', 'project_id', 'user_id', 'event_id']) table.uuid(id).notNullable()
    table.integer('round').notNullable()
    table.bigInteger('position').notNullable()
    table.bigInteger('voided_position')
    table.index(['organization_id', 'signature_id'])
    table.index(['organization_id', 'document_id'])
  },

  on: {
    DocumentApproved: made,
    DocumentReturned: made,
    SignOffVoided: (row, { documentId }, { position }) =>
      row && row.documentId === documentId ? { ...row, voidedPosition: position } : row,
  },
})
