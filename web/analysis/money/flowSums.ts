import type { TFunction } from 'i18next'
import type { FigureSeries } from '../../platform/charts/figureOf'
import type { SingleFlow } from './curveSeries'

type Sums = { planned: number; realized: number }
type Row = { inflow: Sums; outflow: Sums }

const lines = ['planned', 'realized'] as const

/** What a row plans or realizes of one flow. */
export const flowSum = ({ inflow, outflow }: Row, flow: SingleFlow, line: keyof Sums): number =>
  flow === 'net' ? inflow[line] - outflow[line] : { inflow, outflow }[flow][line]

/** What rows plan and realize of one flow together. */
export const flowSums = (rows: readonly Row[], flow: SingleFlow): Sums => {
  const sumOf = (line: keyof Sums) => rows.reduce((sum, row) => sum + flowSum(row, flow, line), 0)
  return { planned: sumOf('planned'), realized: sumOf('realized') }
}

/** What rows plan and realize of one flow, in bars side by side. */
export const flowBars = (rows: readonly Row[], flow: SingleFlow, t: TFunction): FigureSeries[] =>
  lines.map((line) => ({
    key: line,
    name: t(`moneyCurve.series.${line}`),
    look: line,
    mark: 'bar',
    values: rows.map((row) => flowSum(row, flow, line)),
  }))
