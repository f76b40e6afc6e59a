import { useTranslation } from 'react-i18next'
import { Page } from '../../platform/layout/Page'
import { ForManager } from '../ForManager'
import { PaymentList } from './PaymentList'

/** Every payment of the plan, what it was for, and what became of it. */
export function PaymentHistoryScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('navigation.payment-history')}>
      <ForManager>
        <PaymentList />
      </ForManager>
    </Page>
  )
}
