import type { SingleFlow } from './curveSeries'
import type { DeliveryRow } from './groupNames'
import type { Why } from './why'

/** What a row by delivery is asked about: what its group plans, or came to by the status day. */
export function whyOfGroup(series: string, flow: SingleFlow, row: DeliveryRow | undefined): Why | undefined {
  if (!row || (row.cardId === null && row.because !== 'notAllocated')) return undefined
  return {
    measure: series === 'planned' ? 'plannedTotalAmount' : 'realizedAmount',
    flow,
    ...(row.cardId === null ? { without: 'origin' } : { cardId: row.cardId }),
  }
}
