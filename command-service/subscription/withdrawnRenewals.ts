import type { Order } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { equal } from '@prumo/platform/values/equal'
import { isOpen, type Opened, orderOf } from './subscriptionState'

/**
 * The next period is for this order now, or there is none: whatever was begun for another one is paid by nobody any
 * more, and begun anew at the right price.
 */
export function withdrawnRenewals(state: Opened, organizationId: string, next: Order | null): SubscriptionEvent[] {
  const others = [...state.payments.values()].filter(
    (payment) => payment.purpose === 'renew' && isOpen(payment) && !(next && equal(orderOf(payment), orderOf(next))),
  )
  return others.map(({ paymentId }) => ({
    type: 'PaymentFailed',
    data: { organizationId, paymentId, outcome: 'cancelled', because: 'planChanged' },
  }))
}
