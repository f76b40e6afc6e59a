import type { LedgerFilters } from './ledgerQuestion'
import type { KindSummary } from './summaryOf'

type Figure = {
  /** What the list is narrowed to that this is the sum of. */
  filters: Partial<LedgerFilters>
  cents: (summary: KindSummary) => number
}

/** Each sum of the entries of one kind, with the list that it opens. */
export const ledgerFigures = {
  planned: { filters: {}, cents: ({ plannedCents }) => plannedCents },
  realized: { filters: { realized: 'true' }, cents: ({ realizedCents }) => realizedCents },
  deviation: { filters: { realized: 'true' }, cents: ({ deviationCents }) => deviationCents },
  paid: { filters: { state: 'paid' }, cents: ({ paidCents }) => paidCents },
  open: { filters: { state: 'open' }, cents: ({ openCents }) => openCents },
  cancelled: { filters: { state: 'cancelled' }, cents: ({ cancelledCents }) => cancelledCents },
  overdue: { filters: { state: 'overdue' }, cents: ({ overdueCents }) => overdueCents },
  moved: { filters: { state: 'paid' }, cents: ({ movedCents }) => movedCents },
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof ledgerFigures
