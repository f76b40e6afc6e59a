import type { Answers } from '../pipeline/query'
import { deletedEntries } from './deletedEntries'
import { entriesOfDocument } from './entriesOfDocument'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'

export const answers = {
  installments,
  ledgerTotals,
  deletedEntries,
  entriesOfDocument,
  entry,
} satisfies Partial<Answers>
