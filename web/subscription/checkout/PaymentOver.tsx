import { Button, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import type { Context } from './checkoutContext'
import { PaymentNotice } from './PaymentNotice'

type Props = { context: Pick<Context, 'state' | 'because' | 'purpose'>; onAgain: () => void }

/** A payment that came to nothing: why, and how one can pay all the same. */
export function PaymentOver({ context: { state, because, purpose }, onAgain }: Props) {
  const { t } = useTranslation()
  // Another card, or the next period, is begun where the plan is.
  const isOrdered = purpose !== 'card' && purpose !== 'renew'
  return (
    <>
      <PaymentNotice
        intent="error"
        title={state === 'refused' ? t('checkout.refused.title') : t(`checkout.over.${state}.title`)}
        text={state === 'refused' ? t('checkout.refused.text') : t(`checkout.over.${state}.text`)}
        detail={because === null ? undefined : t([`payments.because.${because}`, 'payments.because.other'])}
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
