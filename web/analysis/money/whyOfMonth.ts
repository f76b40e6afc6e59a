import { addDays } from '../../platform/formats/dates'
import { addMonths } from '../../platform/formats/months'
import type { SingleFlow } from './curveSeries'
import type { Why } from './why'

/** What a bar of a month (`YYYY-MM`) is asked about: what was planned or realized from its first day to its last. */
export function whyOfMonth(series: string, flow: SingleFlow, month: string | undefined): Why | undefined {
  if (month === undefined) return undefined
  const from = `${month}-01`
  return {
    measure: series === 'planned' ? 'plannedAmount' : 'realizedAmount',
    flow,
    from,
    to: addDays(addMonths(from, 1), -1),
  }
}
