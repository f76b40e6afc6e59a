import { Button, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { Facts } from '../../platform/layout/Facts'
import { TextLink } from '../../platform/layout/TextLink'
import { newId } from '../../platform/newId'
import { useCommand } from '../../platform/server/useCommand'
import { inForce } from './inForce'
import { PlanCard } from './PlanCard'
import { usePlanWords } from './usePlanWords'

type Props = { subscription: Answer<'subscription'>; at: string }

/** What is charged next and when, by which card, and where all payments stand. */
export function NextPayment({ subscription, at }: Props) {
  const { t } = useTranslation()
  const { money, calendarDay } = usePlanWords()
  const { run, sending } = useCommand()
  const { next, card, credit, methods } = subscription
  const mayChangeCard = inForce(subscription, at) !== null && methods.includes('card')
  const changeCard = async () => {
    const paymentId = newId()
    const isBegun = await run('ChangePaymentCard', { paymentId }, { failed: t('plans.cardNotChanged') })
    // Checkout is a document of its own, which alone may show the gateway's frame.
    if (isBegun) location.assign(addresses.checkout({ payment: paymentId }))
  }
  return (
    <PlanCard
      title={t('plans.payment')}
      acts={
        mayChangeCard && (
          <Button disabledFocusable={sending} onClick={() => void changeCard()}>
            {t(card ? 'plans.changeCard' : 'plans.useCard')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [
            t('plans.next'),
            next
              ? t(next.on < at.slice(0, 10) ? 'plans.nextOverdue' : 'plans.nextOn', {
                  amount: money(next.cents, next.currency),
                  day: calendarDay(next.on),
                })
              : t('plans.noNext'),
          ],
          [t('plans.card'), card ? t('plans.cardEnding', card) : t('plans.noCard')],
          ...(credit.cents > 0 ? [[t('plans.credit'), money(credit.cents, credit.currency)] as const] : []),
        ]}
      />
      {credit.cents > 0 && <Text>{t('plans.creditText')}</Text>}
      <TextLink to={addresses.paymentHistory()}>{t('navigation.payment-history')}</TextLink>
    </PlanCard>
  )
}
