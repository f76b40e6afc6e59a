import type { MoneyMeasure } from '@prumo/contracts/finance/measures'
import type { Measure } from '@prumo/contracts/measure'
import type { Why } from './why'

/** The figures that a figure is reckoned from: the balance from its two kinds, others from those that they name. */
export function whyInputs(why: Why, declared: Measure | undefined): Why[] {
  const { measure, flow, ...narrowed } = why
  if (flow === 'net')
    return [
      { ...why, flow: 'inflow' },
      { ...why, flow: 'outflow' },
    ]
  const isWhole = Object.values(narrowed).every((value) => value === undefined)
  return isWhole ? (declared?.of ?? []).map((of) => ({ measure: of as MoneyMeasure, flow })) : []
}
