import { priceOfDaysLeft } from './periods'
import { isSold, lessCredit, type Order, type Prices, priceOf } from './plans'

/** What is paid for the period that is running. */
type InForce = Order & { startsAt: string; endsAt: string }
type Setting = { prices: Prices; credit: number; at: string }

/**
 * What an order comes to beside what is paid: cents that are charged at once and what a credit takes off them, or a
 * change that is booked for the end of the period.
 */
export type OrderDue =
  | { way: 'subscribe' | 'upgrade'; cents: number; credit: number }
  | { way: 'book' | 'same' | 'unsold' }

/** By the prices of today, for the plan that is left as well: what was paid once says nothing of a seat now. */
export function orderDue(inForce: InForce | null, order: Order, { prices, credit, at }: Setting): OrderDue {
  if (!isSold(order)) return { way: 'unsold' }
  if (!inForce) return { way: 'subscribe', ...lessCredit(priceOf(order, prices), credit) }
  if (isSame(order, inForce)) return { way: 'same' }
  const [before, after] = [priceOf(inForce, prices), priceOf(order, prices)]
  const isMore = order.period === inForce.period && order.seats >= inForce.seats && after > before
  if (!isMore) return { way: 'book' }
  const { startsAt, endsAt } = inForce
  return { way: 'upgrade', ...lessCredit(priceOfDaysLeft({ before, after }, { startsAt, endsAt, at }), credit) }
}

const isSame = (order: Order, paid: Order) =>
  order.plan === paid.plan && order.period === paid.period && order.seats === paid.seats
