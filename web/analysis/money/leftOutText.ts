import type { LeftOutSums } from './leftOutSums'
import type { MoneyWords } from './moneyWords'

/** Says how a curve and what stands beside it come to what the ledger says: only what there is. */
export function leftOutText(sums: LeftOutSums, { t, money }: MoneyWords): string {
  const { kind, of, curve, total, addsUp } = sums
  const beside = (['cancelled', 'later', 'undated', 'partly'] as const)
    .filter((name) => sums[name] !== 0)
    .map((name) => t(`moneyCurve.leftOut.plus.${name}`, { amount: money(sums[name]) }))
  return t(`moneyCurve.leftOut.${addsUp ? 'adds' : 'differs'}`, {
    flow: t(`moneyCurve.flow.${kind}`),
    sum: [t(`moneyCurve.leftOut.on.${of}`, { amount: money(curve) }), ...beside].join(' '),
    total: t(`moneyCurve.leftOut.total.${of}`, { amount: money(total) }),
  })
}
