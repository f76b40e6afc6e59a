import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { useNarrow } from '../../platform/layout/useNarrow'
import { CutText } from '../../platform/lists/CutText'
import { RowTitle } from '../../platform/lists/RowTitle'
import type { Column } from '../../platform/lists/Table'
import { PaymentStateBadge } from './PaymentStateBadge'
import { usePaymentWords } from './usePaymentWords'

/** What the history shows of each payment. A narrow window has it all in one cell. */
export function usePaymentColumns(): Column<PaymentSummary>[] {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const { titleOf, methodOf, amountOf, day } = usePaymentWords()
  const badge = ({ state, isFlagged }: PaymentSummary) => <PaymentStateBadge state={state} isFlagged={isFlagged} />
  const quiet = (payment: PaymentSummary) =>
    narrow ? [day(payment.attemptedAt), amountOf(payment), methodOf(payment)].join(' · ') : ''
  return [
    {
      key: 'what',
      name: t('payments.what'),
      width: 'minmax(200px, 3fr)',
      cell: (payment) => (
        <RowTitle
          to={addresses.paymentHistory({ open: payment.paymentId })}
          quiet={quiet(payment)}
          {...(narrow && { after: badge(payment) })}
        >
          {titleOf(payment)}
        </RowTitle>
      ),
    },
    {
      key: 'attemptedAt',
      name: t('payments.attemptedAt'),
      width: '110px',
      wide: true,
      cell: ({ attemptedAt }) => <time dateTime={attemptedAt}>{day(attemptedAt)}</time>,
    },
    { key: 'amount', name: t('payments.amount'), width: '120px', wide: true, align: 'end', cell: amountOf },
    {
      key: 'method',
      name: t('payments.methodName'),
      width: 'minmax(150px, 1.4fr)',
      wide: true,
      cell: (payment) => <CutText>{methodOf(payment)}</CutText>,
    },
    { key: 'state', name: t('payments.stateName'), width: '176px', wide: true, cell: badge },
  ]
}
