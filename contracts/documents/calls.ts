import { z } from 'zod'
import { callsOf } from '../call'
import { id } from '../values'
import { signOffQueries } from './signOffQueries'

export const documentCalls = callsOf({
  /** The receipt of a signature, which verifies offline (prumo-verify/FORMAT.md). */
  fetchReceipt: {
    method: 'GET',
    path: '/rest/receipts/:signatureId.:format',
    need: signOffQueries.signOff.need,
    inPath: z.strictObject({ signatureId: id, format: z.enum(['json', 'pdf']) }),
    input: z.object({}),
    output: 'bytes',
    reads: [...signOffQueries.signOff.reads, 'documents_signatures', 'audit_tree', 'audit_heads'],
  },
})
