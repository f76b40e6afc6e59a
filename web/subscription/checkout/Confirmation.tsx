import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../identity/signedIn'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { Facts } from '../../platform/layout/Facts'
import { Loading } from '../../platform/layout/Loading'
import { useQuery } from '../../platform/server/useQuery'
import { usePaymentWords } from '../history/usePaymentWords'
import { usePlanWords } from '../plans/usePlanWords'
import { PaymentNotice } from './PaymentNotice'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '640px' },
})

/** What was bought and paid, and the way on. Without a payment there was nothing to pay. */
export function Confirmation({ paymentId }: { paymentId: string | null }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { orderOf } = usePlanWords()
  const { methodOf, amountOf, day } = usePaymentWords()
  const { data: payment } = useQuery('payment', paymentId === null ? null : { paymentId })
  // The session that this browser keeps says whether there is access: the next document goes by it.
  useEffect(() => void refreshSession(), [])
  const isCard = payment?.purpose === 'card'
  return (
    <div className={styles.root}>
      <PaymentNotice
        intent="success"
        title={t(`checkout.done.${paymentId === null ? 'free' : isCard ? 'card' : 'title'}`)}
        text={t(isCard ? 'checkout.done.cardText' : 'checkout.done.text')}
      >
        <ButtonLink to={addresses.home()} appearance="primary">
          {t('checkout.done.home')}
        </ButtonLink>
        <ButtonLink to={addresses.paymentHistory()}>{t('navigation.payment-history')}</ButtonLink>
      </PaymentNotice>
      {!payment && paymentId !== null && <Loading rows={3} />}
      {payment && (
        <Facts
          facts={[
            ...(isCard
              ? []
              : [[t('plans.planName'), orderOf(payment)] as const, [t('payments.amount'), amountOf(payment)] as const]),
            [t('payments.methodName'), methodOf(payment)],
            ...(payment.endsAt ? [[t('checkout.done.until'), day(payment.endsAt)] as const] : []),
            ...(payment.reference ? [[t('payments.reference'), payment.reference] as const] : []),
          ]}
        />
      )}
    </div>
  )
}
