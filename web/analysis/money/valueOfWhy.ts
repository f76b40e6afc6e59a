import type { Answer } from '@prumo/contracts/index'
import { besideOf } from './besideOf'
import { flowAt } from './curveSeries'
import { flowSum } from './flowSums'
import type { DeliveryRow } from './groupNames'
import { moneyFigures } from './moneyFigures'
import type { Why } from './why'
import { isSameGroup, whyOfGroup } from './whyOfGroup'

type Shown = {
  curve: Pick<Answer<'moneyCurve'>, 'points' | 'figures' | 'leftOut'>
  months?: Pick<Answer<'moneyMonths'>, 'months'> | undefined
  deliveries?: Pick<Answer<'moneyByDelivery'>, 'rows'> | undefined
}

const lineOf = { plannedAmount: 'planned', realizedAmount: 'realized', forecastAmount: 'forecast' } as const
const isLine = (measure: string): measure is keyof typeof lineOf => Object.hasOwn(lineOf, measure)

/** What a figure that is asked about comes to, where the screen shows it; `null` where it does not. */
export function valueOfWhy(why: Why, { curve, months, deliveries }: Shown): number | null {
  const { measure, flow, from, to } = why
  const row = rowOf(why, deliveries?.rows ?? []) ?? months?.months.find(({ month }) => from?.startsWith(month))
  if (row) return flowSum(row, flow, measure === 'realizedAmount' ? 'realized' : 'planned')
  if (from || isNarrowed(why)) return null
  if (measure === 'cancelledAmount' || measure === 'laterAmount' || measure === 'undatedAmount')
    return flow === 'net' ? null : besideOf(curve.leftOut, measure, flow)
  if (to === undefined || !isLine(measure)) return moneyFigures(curve.figures, flow)(measure)
  const point = curve.points.findLast(({ on }) => on <= to)
  return point ? flowAt(point, flow)[lineOf[measure]] : null
}

/** The row by delivery that it is narrowed to. */
const rowOf = (why: Why, rows: readonly DeliveryRow[]) =>
  isNarrowed(why) ? rows.find((row) => isSameGroup(why, whyOfGroup('', why.flow, row))) : undefined

const isNarrowed = ({ cardId, groupName, without }: Why) =>
  cardId !== undefined || groupName !== undefined || without !== undefined
