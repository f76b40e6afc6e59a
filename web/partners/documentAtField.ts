import { assignToField } from '../platform/server/assignToField'
import type { Failure } from '../platform/server/failure'

/** That another one has the document is said at the document. */
export const documentAtField = (failure: Failure): Failure =>
  assignToField(failure, { 'partner.documentTaken': 'document' })
