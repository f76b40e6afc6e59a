import type { Answers } from '../pipeline/query'
import { deletedEntries } from './deletedEntries'
import { entriesOfDocument } from './entriesOfDocument'
import { entry } from './entry'
import { installments } from './installments'
import { ledgerTotals } from './ledgerTotals'
import { listedEntries } from './listedEntries'
import { monthTotals } from './monthTotals'

export const answers = {
  installments,
  listedEntries,
  ledgerTotals,
  monthTotals,
  deletedEntries,
  entriesOfDocument,
  entry,
} satisfies Partial<Answers>
