import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentNotice } from './PaymentNotice'

/** Leads to the page of a gateway that has its own. */
export function RedirectedPayment({ url, children }: { url: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <PaymentNotice title={t('checkout.redirect.title')} text={t('checkout.redirect.text')}>
      <Button as="a" href={url} appearance="primary">
        {t('checkout.redirect.go')}
      </Button>
      {children}
    </PaymentNotice>
  )
}
