import type { EventOf } from '@prumo/contracts/index'
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
}

const made = (
  _: Signature | null,
  { signatureId, documentId, projectId, round, userId }: EventOf<'DocumentApproved' | 'DocumentReturned'>['data'],
  { id, position }: Recorded,
): Signature => ({ signatureId, documentId, projectId, round, userId, eventId: id, position })

/** One row per signature: where in the log its record is. */
export const signatures = projection<Signature>({
  table: 'documents_signatures',
  version: 1,
  key: 'signatureId',
  madeOnce: true,

  columns: (table) => {
    for (const id of ['signature_id', 'document_id', 'project_id', 'user_id', 'event_id']) table.uuid(id).notNullable()
    table.integer('round').notNullable()
    table.bigInteger('position').notNullable()
    table.index(['organization_id', 'signature_id'])
  },

  on: { DocumentApproved: made, DocumentReturned: made },
})
