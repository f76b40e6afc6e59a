import { Button, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { useQuery } from '../../platform/server/useQuery'
import { usePaymentWords } from '../history/usePaymentWords'
import type { Context } from './checkoutContext'
import { PaymentNotice } from './PaymentNotice'

type Props = { context: Pick<Context, 'paymentId' | 'state' | 'because' | 'purpose'>; onAgain: () => void }

/** A payment that came to nothing: why, and how one can pay all the same. */
export function PaymentOver({ context: { paymentId, state, because, purpose }, onAgain }: Props) {
  const { t } = useTranslation()
  const { reasonOf } = usePaymentWords()
  // Whoever comes back later hears the reason from what is on record.
  const { data: payment } = useQuery('payment', { paymentId })
  const reason = reasonOf({ because: because ?? payment?.because ?? null })
  // Another card, or the next period, is begun where the plan is.
  const isOrdered = purpose !== 'card' && purpose !== 'renew'
  return (
    <>
      <PaymentNotice
        intent="error"
        title={state === 'refused' ? t('checkout.refused.title') : t(`checkout.over.${state}.title`)}
        text={state === 'refused' ? t('checkout.refused.text') : t(`checkout.over.${state}.text`)}
        detail={reason}
      >
        {isOrdered ? (
          <Button appearance="primary" onClick={onAgain}>
            {t('checkout.again')}
          </Button>
        ) : (
          <ButtonLink to={addresses.plans()} appearance="primary">
            {t('navigation.plans')}
          </ButtonLink>
        )}
      </PaymentNotice>
      {!isOrdered && <Text>{t('checkout.atPlans')}</Text>}
    </>
  )
}
