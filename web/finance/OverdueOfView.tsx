import { Text, tokens } from '@fluentui/react-components'
import type { LedgerTotal } from '@prumo/contracts/finance/figures'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { look } from '../platform/look/look'
import { SumLink } from './SumLink'
import { useMoney } from './useMoney'

type Props = { projectId: string; kind: LedgerTotal['kind']; totals: Answer<'ledgerTotals'> }

/** Of what is to be received or paid: what should have been already. */
export function OverdueOfView({ projectId, kind, totals: { currency, totals } }: Props) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const cents = totals.find((total) => total.kind === kind)?.overdueCents ?? 0
  if (cents === 0)
    return (
      <Text size={200} style={{ color: tokens.colorNeutralForeground3 }}>
        {t('ledger.noneOverdue')}
      </Text>
    )
  return (
    <Text size={200} style={{ color: look.colour.late }}>
      <SumLink projectId={projectId} filters={{ kind, state: 'overdue' }}>
        {t(`ledger.overdueNow.${kind}`, { amount: money(cents) })}
      </SumLink>
    </Text>
  )
}
