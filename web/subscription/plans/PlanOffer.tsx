import { Button, Text } from '@fluentui/react-components'
import { quotas } from '@prumo/contracts/discussion/storage'
import { showBytes } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { type OrderDue, orderDue } from '@prumo/contracts/subscription/orderDue'
import { type Order, priceOf } from '@prumo/contracts/subscription/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../../platform/layout/QuietText'
import { useLanguage } from '../../platform/texts/useLanguage'
import { CheckoutLink } from '../CheckoutLink'
import { BookPlanDialog } from './BookPlanDialog'
import { OfferCard } from './OfferCard'
import { usePlanWords } from './usePlanWords'

type InForce = Parameters<typeof orderDue>[0]
type Props = {
  order: Order
  subscription: Answer<'subscription'>
  inForce: InForce
  at: string
  /** Whether it can be bought here, as it stands. */
  isOpen: boolean
  onChoose: ((order: Order) => void) | undefined
}

/** A plan that is sold: what it has, what it costs, and what it comes to beside what is paid. */
export function PlanOffer({ order, subscription, inForce, at, isOpen, onChoose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money } = usePlanWords()
  const { prices, credit, booked } = subscription
  const { plan, period, seats } = order
  const due = orderDue(inForce, order, { prices, credit: credit.cents, at })
  const isBooked = booked?.plan === plan && booked.period === period && booked.seats === seats
  const mark = due.way === 'same' ? t('plans.current') : isBooked ? t('plans.booked') : undefined
  return (
    <OfferCard
      name={t(`plans.plan.${plan}`)}
      mark={mark}
      foot={
        isOpen &&
        !isBooked && <Way due={due} order={order} subscription={subscription} inForce={inForce} onChoose={onChoose} />
      }
    >
      <Text weight="semibold">{t(`plans.price.${period}`, { amount: money(priceOf(order, prices)) })}</Text>
      <QuietText>{t(`plans.priceOfSeat.${period}`, { amount: money(prices[plan][period]) })}</QuietText>
      <Text>{t('plans.people', { count: seats })}</Text>
      <Text>{t('plans.storageOf', { size: showBytes(quotas[plan], language) })}</Text>
      <Text>{t('plans.projectsFree')}</Text>
    </OfferCard>
  )
}

type WayProps = Pick<Props, 'order' | 'subscription' | 'inForce' | 'onChoose'> & { due: OrderDue }

/** How one comes by it: by paying now, what is shown before, or at the end of the period that is paid. */
function Way({ due, order, subscription, inForce, onChoose }: WayProps) {
  const { t } = useTranslation()
  const { day, money } = usePlanWords()
  const [isBooking, setBooking] = useState(false)
  const name = t(`plans.plan.${order.plan}`)
  const of = { plan: order.plan, period: order.period, seats: String(order.seats) }
  if (due.way === 'subscribe' || due.way === 'upgrade')
    return (
      <>
        {due.way === 'upgrade' && inForce && (
          <Text>{t('plans.daysLeft', { amount: money(due.cents), day: day(inForce.endsAt) })}</Text>
        )}
        {due.credit > 0 && <QuietText>{t('plans.creditTaken', { amount: money(due.credit) })}</QuietText>}
        {onChoose ? (
          <Button
            appearance="primary"
            aria-label={t(`plans.${due.way}Named`, { name })}
            onClick={() => onChoose(order)}
          >
            {t(`plans.${due.way}`)}
          </Button>
        ) : (
          <CheckoutLink of={of} appearance="primary" label={t(`plans.${due.way}Named`, { name })}>
            {t(`plans.${due.way}`)}
          </CheckoutLink>
        )}
      </>
    )
  if (due.way !== 'book' || !inForce) return null
  return (
    <>
      <Text>{t('plans.fromDay', { day: day(inForce.endsAt) })}</Text>
      <Button aria-label={t('plans.bookNamed', { name })} onClick={() => setBooking(true)}>
        {t('plans.book')}
      </Button>
      {isBooking && (
        <BookPlanDialog
          order={order}
          subscription={subscription}
          from={inForce.endsAt}
          onClosed={() => setBooking(false)}
        />
      )}
    </>
  )
}
