import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import type { EntryKind } from '@prumo/contracts/finance/kinds'
import type { Answer } from '@prumo/contracts/index'

type Curve = Pick<Answer<'moneyCurve'>, 'points' | 'leftOut'>

export type LeftOutSums = {
  kind: EntryKind
  /** What the curve plans to its end, and what is planned beside it. */
  curve: number
  out: number
  /** What was cancelled is planned in the ledger, and nowhere on a curve. */
  cancelled: number
  total: number
  addsUp: boolean
}

/** What the curve and what is left out of it come to, against what the ledger plans. Kinds without entries are none. */
export function leftOutSums({ points, leftOut }: Curve, totals: readonly LedgerTotal[]): LeftOutSums[] {
  return totals
    .filter(({ entryCount }) => entryCount > 0)
    .map(({ kind, plannedCents: total, cancelledCents: cancelled }) => {
      const curve = points.at(-1)?.[kind].planned ?? 0
      const out = leftOut
        .filter((row) => row.kind === kind && row.of === 'planned')
        .reduce((sum, { cents }) => sum + cents, 0)
      return { kind, curve, out, cancelled, total, addsUp: curve + out + cancelled === total }
    })
}
