import type { Answers } from '../pipeline/query'
import { deletedEntries } from './deletedEntries'
import { entriesOfDocument } from './entriesOfDocument'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'
import { monthTotals } from './monthTotals'

export const answers = {
  installments,
  ledgerTotals,
  monthTotals,
  deletedEntries,
  entriesOfDocument,
  entry,
} satisfies Partial<Answers>
