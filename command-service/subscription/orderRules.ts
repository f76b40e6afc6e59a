import { nextEnd, priceOfDaysLeft } from '@prumo/contracts/subscription/periods'
import { isSold, lessCredit, type Order, type Prices, priceOf } from '@prumo/contracts/subscription/plans'
import { type Opened, orderOf, type Paid, paidAt } from './subscriptionState'

/** What an order comes to, and for what; or why it is none. */
type Due =
  | { purpose: 'subscribe' | 'upgrade'; cents: number; credit: number }
  | { refused: 'subscription.seatsNotSold' | 'subscription.nothingChanges' | 'subscription.notMore' }

/** What this order costs now: a whole period, or what is more for the days that are left of the one that is paid. */
export function dueFor(state: Opened, order: Order, prices: Prices, at: string): Due {
  if (!isSold(order)) return { refused: 'subscription.seatsNotSold' }
  const paid = paidAt(state, at)
  if (!paid || state.isCancelled) return { purpose: 'subscribe', ...lessCredit(priceOf(order, prices), state.credit) }
  const more = priceOf(order, prices) - priceOf(paid, prices)
  if (order.period === paid.period && order.plan === paid.plan && order.seats === paid.seats)
    return { refused: 'subscription.nothingChanges' }
  if (order.period !== paid.period || more <= 0 || order.seats < paid.seats) return { refused: 'subscription.notMore' }
  return { purpose: 'upgrade', ...lessCredit(priceOfMore(state, paid, order, prices, at), state.credit) }
}

/** By the prices of today, for the plan that is left as well: what somebody paid once says nothing of a seat now. */
function priceOfMore({ endsAt }: Opened, paid: Paid, order: Order, prices: Prices, at: string): number {
  const span = { startsAt: paid.startsAt, endsAt, at }
  return priceOfDaysLeft({ before: priceOf(paid, prices), after: priceOf(order, prices) }, span)
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
