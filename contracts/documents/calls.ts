import { z } from 'zod'
import { callsOf } from '../call'
import { languages } from '../identity/signUpChoices'
import { id } from '../values'
import { signOffQueries } from './signOffQueries'

export const documentCalls = callsOf({
  /** The receipt of a signature, which verifies offline (prumo-verify/FORMAT.md). */
  fetchReceipt: {
    method: 'GET',
    path: '/rest/receipts/:signatureId.:format',
    need: signOffQueries.signOff.need,
    inPath: z.strictObject({ signatureId: id, format: z.enum(['json', 'pdf']) }),
    /** The PDF is in the words of this language, or else of the signature’s. */
    input: z.strictObject({ language: z.enum(languages).optional() }),
    output: 'bytes',
    reads: [
      ...signOffQueries.signOff.reads,
      'documents_signatures',
      'audit_tree',
      'audit_heads',
      'organization_time_zones',
    ],
  },
})
