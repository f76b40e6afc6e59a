import type { MoneyMeasure } from '@prumo/contracts/finance/measures'
import type { Answer } from '@prumo/contracts/index'
import type { SingleFlow } from './curveSeries'

export type FiguresOf = (measure: MoneyMeasure) => number | null

/** The figures of one flow by their measures; of the balance those of inflows less those of outflows. */
export function moneyFigures({ inflow, outflow }: Answer<'moneyCurve'>['figures'], flow: SingleFlow): FiguresOf {
  return (measure) => {
    const [comes, goes] = [inflow[measure] ?? null, outflow[measure] ?? null]
    if (flow !== 'net') return flow === 'inflow' ? comes : goes
    // Shares of two different wholes are not taken from one another.
    return measure === 'deviationPercent' || comes === null || goes === null ? null : comes - goes
  }
}

/** How far the expected end is from the plan, and in which direction. */
export function ending(figures: FiguresOf): { word: 'over' | 'under' | 'same'; cents: number } {
  const beyond = (figures('estimateAtCompletionBottomUp') ?? 0) - (figures('plannedTotalAmount') ?? 0)
  return { word: beyond > 0 ? 'over' : beyond < 0 ? 'under' : 'same', cents: Math.abs(beyond) }
}
