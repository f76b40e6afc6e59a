import type { Answer } from '@prumo/contracts/index'
import type { SingleFlow } from './curveSeries'
import type { MoneyFlow } from './moneyChoices'

/** What a project without any other wish is shown: what goes, or what comes where nothing goes. */
export function usualFlow({ inflow, outflow }: Answer<'moneyCurve'>['figures']): MoneyFlow {
  const moves = (figures: typeof inflow) => Object.values(figures).some((value) => value !== null && value !== 0)
  return moves(inflow) && !moves(outflow) ? 'inflow' : 'outflow'
}

/** The charts that a choice comes to: each flow has its own, so that their looks mean the same in all. */
export const chartsOf = (flow: MoneyFlow): readonly SingleFlow[] => (flow === 'both' ? ['outflow', 'inflow'] : [flow])
