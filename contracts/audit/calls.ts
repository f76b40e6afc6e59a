import { z } from 'zod'
import { callsOf } from '../call'
import { csvSeparators } from '../formats/csvLine'
import { languages } from '../identity/signUpChoices'
import { id, text } from '../values'
import { logExport } from './actionLog'

/** The files of exports that this very person recorded in the last ten minutes. */
export const auditCalls = callsOf({
  downloadActionLog: {
    method: 'GET',
    path: '/rest/exports/action-log',
    need: logExport,
    /** The words are those of the reader's language. */
    input: z.strictObject({
      exportId: id,
      separator: z.enum(csvSeparators).default(','),
      language: z.enum(languages).default('pt-BR'),
      /** Only rows that say every word of it. The export is recorded as of all that its view shows. */
      search: text(200).optional(),
    }),
    cost: 'large',
    output: 'bytes',
  },
  /** Events as JSON Lines that prumo-verify checks (prumo-verify/FORMAT.md). */
  downloadLogProof: {
    method: 'GET',
    path: '/rest/exports/log-proof',
    need: logExport,
    input: z.strictObject({ exportId: id }),
    cost: 'large',
    output: 'bytes',
  },
})
