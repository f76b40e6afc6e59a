import type { DeliveryReason, MoneyWithout } from '@prumo/contracts/finance/kinds'
import type { SingleFlow } from './curveSeries'
import type { DeliveryRow } from './groupNames'
import type { Why } from './why'

/** What the amounts of a row lack that is for no group. */
const withoutOf: Partial<Record<DeliveryReason, MoneyWithout>> = {
  notAllocated: 'origin',
  deleted: 'item',
  ungrouped: 'group',
  closed: 'right',
}

/** What a row by delivery is asked about: what its group plans, or came to by the status day. */
export function whyOfGroup(series: string, flow: SingleFlow, row: DeliveryRow): Why {
  return {
    measure: series === 'planned' ? 'plannedTotalAmount' : 'realizedAmount',
    flow,
    ...groupOf(row),
  }
}

function groupOf({ because, cardId, title }: DeliveryRow): Pick<Why, 'cardId' | 'groupName' | 'without'> {
  const without = withoutOf[because]
  if (without) return { without }
  return cardId === null ? { groupName: title ?? '' } : { cardId }
}

/** Whether two figures are narrowed to the same group. */
export const isSameGroup = (first: Why, second: Why): boolean =>
  first.cardId === second.cardId && first.groupName === second.groupName && first.without === second.without
