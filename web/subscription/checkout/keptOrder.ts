import { isSold, type Order, periods, soldPlans } from '@prumo/contracts/subscription/plans'
import { tabTexts } from '../../platform/drafts/tabTexts'

/** What somebody has chosen in this tab and not ordered yet. */
const orders = tabTexts<Order>()
const id = 'checkout order'

export const keptOrder = {
  get: (): Order | null => orders.of(id) ?? null,
  keep: (order: Order): void => orders.keep(id, order),
  drop: (): void => orders.drop(id),
}

/** What the address names; `null` where that is not sold. */
export function orderIn(search: URLSearchParams): Order | null {
  const plan = soldPlans.find((each) => each === search.get('plan'))
  const period = periods.find((each) => each === search.get('period'))
  const seats = Number(search.get('seats'))
  return plan && period && isSold({ plan, seats }) ? { plan, period, seats } : null
}
