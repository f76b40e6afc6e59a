import { Text } from '@fluentui/react-components'
import { quotas } from '@prumo/contracts/discussion/storage'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { openStates } from '@prumo/contracts/subscription/payments'
import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { Facts } from '../../platform/layout/Facts'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import { CheckoutLink } from '../CheckoutLink'
import { usePlanWords } from '../plans/usePlanWords'
import { PaymentStateBadge } from './PaymentStateBadge'
import { usePaymentWords } from './usePaymentWords'

/** What a payment was for, what it cost, how it was made, and what became of it. */
export function PaymentFacts({ payment }: { payment: PaymentSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const { planOf, day, calendarDay } = usePlanWords()
  const { methodOf, amountOf, reasonOf } = usePaymentWords()
  const { data: subscription } = useQuery('subscription', {})
  const { state, isFlagged, startsAt, endsAt, paidAt, payableUntil, reference, gateway } = payment
  const reason = reasonOf(payment)
  const bytes = (count: number) => showBytes(count, language)
  const { used = 0, quota = quotas[payment.plan] } = subscription?.storage ?? {}
  const facts: [string, string][] = [
    [t('payments.number'), payment.paymentId],
    [t('payments.amount'), amountOf(payment)],
    ...(reason ? [[t('payments.reason'), reason] as [string, string]] : []),
    [t('plans.planName'), planOf(payment)],
    [t('payments.quantity'), t('plans.people', { count: payment.seats })],
    ...(startsAt && endsAt
      ? [[t('payments.period'), t('payments.fromTo', { from: day(startsAt), to: day(endsAt) })] as [string, string]]
      : []),
    [t('payments.methodName'), methodOf(payment)],
    [t('payments.attemptedAt'), showInstant(payment.attemptedAt)],
    ...(payableUntil && openStates.includes(state)
      ? [[t('payments.payableUntil'), calendarDay(payableUntil.slice(0, 10))] as [string, string]]
      : []),
    ...(paidAt ? [[t('payments.paidAt'), showInstant(paidAt)] as [string, string]] : []),
    [t('payments.gatewayName'), gateway === 'sandbox' ? t('payments.sandbox') : gateway],
    ...(reference ? [[t('payments.reference'), reference] as [string, string]] : []),
    [
      t('plans.storage'),
      subscription
        ? t('storage.usedOf', { used: bytes(used), available: bytes(Math.max(0, quota - used)), quota: bytes(quota) })
        : bytes(quota),
    ],
  ]
  return (
    <>
      <PaymentStateBadge state={state} isFlagged={isFlagged} />
      {isFlagged && <Text>{t('payments.flaggedText')}</Text>}
      <Facts facts={facts} />
      {openStates.includes(state) && (
        <CheckoutLink of={{ payment: payment.paymentId }}>{t('payments.goOn')}</CheckoutLink>
      )}
    </>
  )
}
