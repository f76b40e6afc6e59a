import { type EntryKind, entryKinds } from './kinds'
import { type MoneyFacts, sumCents } from './moneyFacts'

/** Why an amount of the ledger stands beside a curve of money. */
export const moneyLeftOutReasons = ['cancelled', 'noDay', 'afterStatusDay'] as const
type MoneyLeftOutReason = (typeof moneyLeftOutReasons)[number]

type MoneyLeftOut = {
  because: MoneyLeftOutReason
  kind: EntryKind
  /** Whether it lacks in what is planned or in what is realized. */
  of: 'planned' | 'realized'
  count: number
  cents: number
}

/** What stands beside the curve of a status day, so that both come to the ledger's sums. */
export const moneyLeftOut = ({ planned, realized }: MoneyFacts, statusOn: string): MoneyLeftOut[] =>
  entryKinds
    .flatMap((kind): MoneyLeftOut[] => {
      const ours = planned.filter((day) => day.kind === kind)
      const theirs = realized.filter((day) => day.kind === kind)
      const without = theirs.filter(({ on }) => on === null)
      const later = theirs.filter(({ on }) => on !== null && on > statusOn)
      return [
        {
          because: 'cancelled',
          kind,
          of: 'planned',
          count: ours.reduce((sum, { cancelledCount }) => sum + cancelledCount, 0),
          cents: sumCents(ours.map(({ cancelledCents }) => cancelledCents)),
        },
        { because: 'noDay', kind, of: 'realized', ...counted(without) },
        { because: 'afterStatusDay', kind, of: 'realized', ...counted(later) },
      ]
    })
    .filter(({ count }) => count > 0)

const counted = (days: readonly { count: number; cents: number }[]) => ({
  count: days.reduce((sum, { count }) => sum + count, 0),
  cents: sumCents(days.map(({ cents }) => cents)),
})
