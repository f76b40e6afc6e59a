import type { Order } from '@prumo/contracts/subscription/plans'
import type { SubscriptionEvent } from '@prumo/contracts/subscription/subscription'
import { codeOf, type Opened, orderOf } from './subscriptionState'
import { withdrawnRenewals } from './withdrawnRenewals'

type Enlarging = {
  organizationId: string
  order: Order /** `null` where nothing was to be paid. */
  paymentId: string | null
}

/** More of it at once, and what was begun for a smaller next period is withdrawn. */
export function enlargedEvents(state: Opened, { organizationId, order, paymentId }: Enlarging): SubscriptionEvent[] {
  const code = codeOf(order.plan, organizationId)
  const before = { code: state.code, ...orderOf(state.paid ?? order) }
  const data = { organizationId, code, endsAt: state.endsAt, ...order, paymentId, before }
  return [{ type: 'SubscriptionEnlarged', data }, ...withdrawnRenewals(state, organizationId, order)]
}
