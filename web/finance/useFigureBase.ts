import { useTranslation } from 'react-i18next'
import type { FigureName } from './ledgerFigures'
import type { KindSummary } from './summaryOf'
import { useMoney } from './useMoney'

/** What a sum of the summary counts, in words and numbers; nothing where it counts nothing. */
export function useFigureBase(currency: string) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const inParts = (count: number) =>
    count > 0 ? t('ledger.inParts', { parts: t('ledger.count', { count }) }) : undefined
  const bases: Record<FigureName, (summary: KindSummary) => string | undefined> = {
    planned: ({ installmentCount, entryCount }) =>
      entryCount > 0
        ? t('ledger.inEntries', {
            parts: t('ledger.count', { count: installmentCount }),
            entries: t('ledger.entryCount', { count: entryCount }),
          })
        : undefined,
    realized: ({ realizedCount: count }) => (count > 0 ? t('ledger.realizedBase', { count }) : undefined),
    deviation: ({ realizedCount: count, plannedOfRealizedCents }) =>
      count > 0 ? t('ledger.deviationBase', { count, amount: money(plannedOfRealizedCents) }) : undefined,
    paid: ({ paidCount }) => inParts(paidCount),
    open: ({ openCount }) => inParts(openCount),
    cancelled: ({ cancelledCount }) => inParts(cancelledCount),
    overdue: ({ overdueCount }) => inParts(overdueCount),
    moved: ({ paidCount }) => inParts(paidCount),
  }
  return (name: FigureName, summary: KindSummary) => bases[name](summary)
}
