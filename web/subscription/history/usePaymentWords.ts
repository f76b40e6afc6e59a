import { paymentReasons } from '@prumo/contracts/subscription/paymentReasons'
import type { PaymentSummary } from '@prumo/contracts/subscription/queries'
import { useTranslation } from 'react-i18next'
import { usePlanWords } from '../plans/usePlanWords'

/** What a payment is called and by what means it is made, in the words of its list, its drawer and its file. */
export function usePaymentWords() {
  const { t } = useTranslation()
  const { planOf, money, day, calendarDay } = usePlanWords()
  return {
    /** `Renovação: Pro, mensal`. A payment that only keeps another card names no plan. */
    titleOf: (payment: PaymentSummary) =>
      payment.purpose === 'card'
        ? t('payments.purpose.card')
        : `${t(`payments.purpose.${payment.purpose}`)}: ${planOf(payment)}`,
    /** `Cartão Visa, final 4242`, or the method alone. */
    methodOf: ({ method, card }: PaymentSummary) =>
      card ? `${t(`payments.method.${method}`)}: ${t('plans.cardEnding', card)}` : t(`payments.method.${method}`),
    /** Why it came to nothing or is in doubt; nothing where nothing was said. */
    reasonOf: ({ because }: Pick<PaymentSummary, 'because'>) =>
      because === null
        ? undefined
        : t(`payments.because.${paymentReasons.find((each) => each === because) ?? 'other'}`),
    amountOf: ({ cents, currency }: PaymentSummary) => money(cents, currency),
    stateOf: ({ state }: PaymentSummary) => t(`payments.state.${state}`),
    day,
    calendarDay,
  }
}
