import type { Knex } from 'knex'
import { columns } from '../reading/columns'

/** Where the log has a signature, and where it voids it. */
export type SignaturePlace = {
  projectId: string
  documentId: string
  round: number
  position: number
  voidedPosition: number | null
}

/** Where the log has a signature; nothing where it has none. */
export const signaturePlace = (
  db: Knex,
  organizationId: string,
  signatureId: string,
): Promise<SignaturePlace | undefined> =>
  db('documents_signatures')
    .where({ organization_id: organizationId, signature_id: signatureId })
    .first(columns('projectId', 'documentId', 'round', 'position', 'voidedPosition'))
