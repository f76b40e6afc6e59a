import { type OrderDue, orderDue } from '@prumo/contracts/subscription/orderDue'
import { nextEnd } from '@prumo/contracts/subscription/periods'
import { lessCredit, type Order, type Prices, priceOf } from '@prumo/contracts/subscription/plans'
import { type Opened, orderOf, type Paid, paidAt } from './subscriptionState'

/** What this order costs now: a whole period, or what is more for the days that are left of the one that is paid. */
export function dueFor(state: Opened, order: Order, prices: Prices, at: string): OrderDue {
  const paid = state.isCancelled ? null : paidAt(state, at)
  const inForce = paid && { ...orderOf(paid), startsAt: paid.startsAt, endsAt: state.endsAt }
  return orderDue(inForce, order, { prices, credit: state.credit, at })
}

/** What the next period costs, by what is booked for it. */
export function dueToRenew(state: Opened, prices: Prices): (Order & { cents: number; credit: number }) | null {
  if (!state.paid) return null
  const order = orderOf(state.booked ?? state.paid)
  return { ...order, ...lessCredit(priceOf(order, prices), state.credit) }
}

/** The period that a renewal pays: from the end of the last one, or from now where there was no access any more. */
export function renewedPeriod(state: Opened, paid: Paid, order: Order, at: string) {
  const goesOn = paidAt(state, at) !== null
  const startsAt = goesOn ? state.endsAt : at
  const countedFrom = goesOn && order.period === paid.period ? paid.countedFrom : startsAt
  return { startsAt, endsAt: nextEnd(countedFrom, order.period, startsAt) }
}
