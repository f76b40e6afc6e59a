import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import { useTranslation } from 'react-i18next'
import { WhyMeasure } from '../platform/layout/WhyMeasure'
import { ledgerAddress } from './ledgerAddress'
import { ledgerFigures } from './ledgerFigures'
import { ledgerMeasures } from './ledgerMeasures'
import { balanceOf, summaryOf } from './summaryOf'
import { useMoney } from './useMoney'

type Props = { projectId: string; currency: string; totals: readonly LedgerTotal[]; of: 'planned' | 'realized' }

/** Why what is left is what it is: what comes less what goes. */
export function WhyBalance({ projectId, currency, totals, of }: Props) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const { filters, cents } = ledgerFigures[of]
  const sum = (kind: LedgerTotal['kind']) => money(cents(summaryOf(totals, kind)))
  const balance = balanceOf(totals)
  return (
    <WhyMeasure
      measure={ledgerMeasures[of === 'planned' ? 'plannedBalance' : 'realizedBalance']}
      value={money(of === 'planned' ? balance.plannedCents : balance.realizedCents)}
      inputs={[
        [t('ledger.inflows'), sum('inflow')],
        [t('ledger.costs'), sum('outflow')],
      ]}
      drill={{ to: ledgerAddress(projectId, filters), text: t('why.entries') }}
    />
  )
}
