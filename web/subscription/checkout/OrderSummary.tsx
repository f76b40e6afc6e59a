import { Card, Text } from '@fluentui/react-components'
import type { OrderDue } from '@prumo/contracts/subscription/orderDue'
import { type Order, type Prices, priceOf } from '@prumo/contracts/subscription/plans'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../platform/layout/Facts'
import { usePlanWords } from '../plans/usePlanWords'

type Props = { order: Order; due: Extract<OrderDue, { cents: number }>; prices: Prices }

/** What is bought, and to the cent what is to be paid for it now. */
export function OrderSummary({ order, due, prices }: Props) {
  const { t } = useTranslation()
  const { orderOf, money } = usePlanWords()
  const price = t(`plans.price.${order.period}`, { amount: money(priceOf(order, prices)) })
  return (
    <Card>
      <Facts
        facts={[
          [t('plans.planName'), orderOf(order)],
          [t('checkout.price'), price],
          ...(due.credit > 0 ? [[t('plans.credit'), `−${money(due.credit)}`] as const] : []),
          [
            t('checkout.total'),
            <Text key="total" weight="semibold">
              {money(due.cents)}
            </Text>,
          ],
        ]}
      />
      {due.way === 'upgrade' && due.cents > 0 && <Text size={200}>{t('checkout.daysLeft')}</Text>}
    </Card>
  )
}
