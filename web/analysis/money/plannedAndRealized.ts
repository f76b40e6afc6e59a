import type { TFunction } from 'i18next'
import type { FigureSeries } from '../../platform/charts/figureOf'
import type { SingleFlow } from './curveSeries'

type Sums = { planned: number; realized: number }
type Row = { inflow: Sums; outflow: Sums }

const lines = ['planned', 'realized'] as const

/** What rows plan and realize of one flow, in bars side by side, and what all of them come to. */
export function plannedAndRealized(
  rows: readonly Row[],
  flow: SingleFlow,
  t: TFunction,
): { sums: Sums; series: FigureSeries[] } {
  const amountOf = ({ inflow, outflow }: Row, line: keyof Sums) =>
    flow === 'net' ? inflow[line] - outflow[line] : { inflow, outflow }[flow][line]
  const sumOf = (line: keyof Sums) => rows.reduce((sum, row) => sum + amountOf(row, line), 0)
  return {
    sums: { planned: sumOf('planned'), realized: sumOf('realized') },
    series: lines.map((line) => ({
      key: line,
      name: t(`moneyCurve.series.${line}`),
      look: line,
      mark: 'bar',
      values: rows.map((row) => amountOf(row, line)),
    })),
  }
}
