import type { EntryKind } from '@prumo/contracts/finance/entry'
import type { SentFile } from './attach'

/** An entry of the ledger as a row of the story. */
export type EntryRow = {
  kind: EntryKind
  title: string
  classification: string
  company: string
  documentNumber: string | null
  /** Who it is with, where the register has them. */
  partner?: string
  /** On which days it was recorded, planned and, where that was said before all was paid, realized: from today. */
  recorded: number
  planned: number
  realized?: number
  cents: number
  realizedCents?: number
  installments: number
  /** Which installments were paid, on which day from today, and what they cost besides. */
  paid?: readonly { installment: number; day: number; interestCents?: number; fineCents?: number }[]
  cancelled?: { installment: number; day: number; reason: string }
  closesWithTasks?: boolean
  tasks: readonly string[]
  /** What was attached to it, and on which day from today. */
  file?: SentFile & { day: number }
}
