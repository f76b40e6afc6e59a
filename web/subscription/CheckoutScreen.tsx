import { useTranslation } from 'react-i18next'
import { Page } from '../platform/layout/Page'
import { useSession } from '../platform/session/useAccess'
import { AccessStanding } from './AccessStanding'
import { AfterEnd } from './AfterEnd'

/** How long there is access, and whom to write to for more. After the end: what can still be taken away. */
export function CheckoutScreen() {
  const { t } = useTranslation()
  const payment = useSession()?.paymentInfo
  return (
    <Page title={t('navigation.checkout')}>
      {payment && <AccessStanding payment={payment} />}
      {payment && !payment.premium && <AfterEnd />}
    </Page>
  )
}
