import { financeMeasures } from '@prumo/contracts/finance/measures'
import type { Measure } from '@prumo/contracts/measure'
import type { FigureName } from './ledgerFigures'

type MeasureName = (typeof financeMeasures)[number]['name']
type SumName = FigureName | 'plannedBalance' | 'realizedBalance'

const names = {
  planned: 'ledgerPlanned',
  realized: 'ledgerRealized',
  deviation: 'ledgerDeviation',
  paid: 'ledgerPaid',
  open: 'ledgerOpen',
  cancelled: 'ledgerCancelled',
  overdue: 'ledgerOverdue',
  moved: 'ledgerMoved',
  plannedBalance: 'ledgerPlannedBalance',
  realizedBalance: 'ledgerRealizedBalance',
} as const satisfies Record<SumName, MeasureName>

const byName = new Map<string, Measure>(financeMeasures.map((measure) => [measure.name, measure]))

/** What each sum of a ledger counts. */
export const ledgerMeasures = Object.fromEntries(
  Object.entries(names).map(([sum, name]) => [sum, byName.get(name)]),
) as Record<SumName, Measure>
