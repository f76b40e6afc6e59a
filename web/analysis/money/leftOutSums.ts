import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import type { EntryKind, MoneyView } from '@prumo/contracts/finance/kinds'
import type { Answer } from '@prumo/contracts/index'
import { besideOf } from './besideOf'

type Curve = Pick<Answer<'moneyCurve'>, 'figures' | 'leftOut'>

export type LeftOutSums = {
  kind: EntryKind
  of: 'planned' | 'realized' | 'moved'
  curve: number
  cancelled: number
  later: number
  undated: number
  /** Paid of entries that are not paid whole: the ledger calls them realized once they are. */
  partly: number
  total: number
  addsUp: boolean
}

/**
 * What the curve and what stands beside it come to, against what the ledger says. By cash, what was realized is what
 * moved. Kinds without entries are none.
 */
export function leftOutSums(
  { figures, leftOut }: Curve,
  totals: readonly LedgerTotal[],
  view: MoneyView,
): LeftOutSums[] {
  return totals
    .filter(({ entryCount }) => entryCount > 0)
    .flatMap(({ kind, plannedCents, realizedCents, movedCents }) => {
      const figure = (name: string) => figures[kind][name] ?? 0
      const none = { cancelled: 0, later: 0, undated: 0, partly: 0 }
      const beside = {
        later: besideOf(leftOut, 'laterAmount', kind),
        undated: besideOf(leftOut, 'undatedAmount', kind),
        partly: figure('partlyPaidAmount'),
      }
      const cancelled = besideOf(leftOut, 'cancelledAmount', kind)
      return [
        added({ ...none, kind, of: 'planned', curve: figure('plannedTotalAmount'), cancelled, total: plannedCents }),
        added({
          ...none,
          kind,
          of: view === 'cash' ? 'moved' : 'realized',
          curve: figure('realizedAmount'),
          ...beside,
          total: view === 'cash' ? movedCents : realizedCents,
        }),
      ]
    })
}

const added = (sums: Omit<LeftOutSums, 'addsUp'>): LeftOutSums => ({
  ...sums,
  addsUp: sums.curve + sums.cancelled + sums.later + sums.undated - sums.partly === sums.total,
})
