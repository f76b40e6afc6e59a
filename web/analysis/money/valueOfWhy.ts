import type { Answer } from '@prumo/contracts/index'
import { flowAt } from './curveSeries'
import type { DeliveryRow } from './groupNames'
import { moneyFigures } from './moneyFigures'
import { plannedAndRealized } from './plannedAndRealized'
import type { Why } from './why'

type Shown = {
  curve: Pick<Answer<'moneyCurve'>, 'points' | 'figures' | 'leftOut'>
  months?: Pick<Answer<'moneyMonths'>, 'months'> | undefined
  deliveries?: Pick<Answer<'moneyByDelivery'>, 'rows'> | undefined
}

const lineOf = { plannedAmount: 'planned', realizedAmount: 'realized', forecastAmount: 'forecast' } as const
const isLine = (measure: string): measure is keyof typeof lineOf => Object.hasOwn(lineOf, measure)

/** What a figure that is asked about comes to, where the screen shows it; `null` where it does not. */
export function valueOfWhy(why: Why, { curve, months, deliveries }: Shown): number | null {
  const { measure, flow, from, to, without } = why
  if (without === 'day') return leftOutOf(why, curve.leftOut)
  const row = rowOf(why, deliveries?.rows ?? [])
  const ofRow = row ?? (from ? months?.months.find(({ month }) => from.startsWith(month)) : undefined)
  if (ofRow) return ofSums(ofRow, why)
  if (from || why.cardId || without) return null
  if (to && isLine(measure)) {
    const point = curve.points.findLast(({ on }) => on <= to)
    return point ? flowAt(point, flow)[lineOf[measure]] : null
  }
  return moneyFigures(curve.figures, flow)(measure)
}

const rowOf = ({ cardId, without }: Why, rows: readonly DeliveryRow[]) =>
  rows.find((row) => (without === 'origin' ? row.because === 'notAllocated' : cardId && row.cardId === cardId))

const ofSums = (row: Parameters<typeof plannedAndRealized>[0][number], { measure, flow }: Why) => {
  const { planned, realized } = plannedAndRealized([row], flow, String).sums
  return measure === 'realizedAmount' ? realized : planned
}

function leftOutOf({ measure, flow }: Why, leftOut: Shown['curve']['leftOut']): number {
  const of = measure === 'realizedAmount' ? 'realized' : 'planned'
  return leftOut
    .filter((row) => row.because === 'noDay' && row.kind === flow && row.of === of)
    .reduce((sum, { cents }) => sum + cents, 0)
}
