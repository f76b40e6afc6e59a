import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { PaymentNotice } from './PaymentNotice'

/** A payment that came otherwise than it was asked for: the operator decides, and nobody is to pay again. */
export function BeingChecked({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <PaymentNotice title={t('checkout.beingChecked.title')} text={t('checkout.beingChecked.text')}>
      {children}
      <ButtonLink to={addresses.paymentHistory()}>{t('navigation.payment-history')}</ButtonLink>
    </PaymentNotice>
  )
}
