import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { Page } from '../platform/layout/Page'
import { TextLink } from '../platform/layout/TextLink'
import { useQuery } from '../platform/server/useQuery'
import { useSession } from '../platform/session/useAccess'
import { AccessStanding } from './AccessStanding'
import { AfterEnd } from './AfterEnd'
import { Checkout } from './checkout/Checkout'
import { ForManager } from './ForManager'

/** How long there is access, and how one buys more of it. After the end: what can still be taken away. */
export function CheckoutScreen() {
  const { t } = useTranslation()
  const { data: me } = useQuery('me', {})
  const payment = useSession()?.paymentInfo
  return (
    <Page title={t('navigation.checkout')}>
      {payment && <AccessStanding payment={payment} />}
      {/* Whoever has to choose a password first may do nothing else. */}
      {!me?.mustChangePassword && (
        <ForManager>
          <Checkout />
          {!payment?.premium && <TextLink to={addresses.paymentHistory()}>{t('navigation.payment-history')}</TextLink>}
        </ForManager>
      )}
      {payment && !payment.premium && <AfterEnd />}
    </Page>
  )
}
