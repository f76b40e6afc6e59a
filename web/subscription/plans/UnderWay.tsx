import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarActions, MessageBarBody } from '../../platform/layout/MessageBar'
import { CheckoutLink } from '../CheckoutLink'
import { usePlanWords } from './usePlanWords'

/** Says that a payment has begun, and leads on with it. */
export function UnderWay({
  payment: { paymentId, cents, currency, state, payableUntil },
}: {
  payment: PaymentSummary
}) {
  const { t } = useTranslation()
  const { money, calendarDay } = usePlanWords()
  const amount = money(cents, currency)
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {state === 'awaiting' && payableUntil
          ? t('plans.awaitedUntil', { amount, day: calendarDay(payableUntil.slice(0, 10)) })
          : t('plans.underWay', { amount })}
      </MessageBarBody>
      <MessageBarActions>
        <CheckoutLink of={{ payment: paymentId }}>{t('plans.goOn')}</CheckoutLink>
      </MessageBarActions>
    </MessageBar>
  )
}
