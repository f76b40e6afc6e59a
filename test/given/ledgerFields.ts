import type { EntryFields } from '@prumo/contracts/finance/entry'

/** An id of a test, by what it is of and its number. */
export const idOf = (kind: number, index: number): string =>
  `00000000-0000-4000-8000-0000000${String(kind * 100 + index).padStart(5, '0')}`

/** What an entry of a ledger says, besides what it is for and its installments. */
export const ledgerFields: Omit<EntryFields, 'plannedOn' | 'plannedCents' | 'origin' | 'installments'> = {
  title: 'Cimento',
  kind: 'outflow',
  classification: 'Materiais',
  description: '',
  history: '',
  realizedOn: null,
  realizedCents: null,
  company: null,
  documentNumber: null,
  paymentMethod: null,
  closesWithTasks: false,
  partnerId: null,
}
