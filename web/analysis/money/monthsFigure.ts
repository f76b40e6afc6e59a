import { showMonth } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import type { FigureOf } from '../../platform/charts/figureOf'
import { reportNotes } from '../reports/reportNotes'
import type { SingleFlow } from './curveSeries'
import { flowBars, flowSums } from './flowSums'
import type { MoneyWords } from './moneyWords'

type Months = Answer<'moneyMonths'>
type Of = { months: Months; rows: Months['months']; flow: SingleFlow }

/** What months plan and realize as a chart shows it. */
export function monthsFigure({ months, rows, flow }: Of, { t, language, money, amounts }: MoneyWords): FigureOf {
  const places = rows.map(({ month }) => month)
  const sums = flowSums(rows, flow)
  const name = t(`moneyCurve.flow.${flow}`)
  const named = (month: string | undefined) => (month ? showMonth(month, language) : '')
  return {
    ...amounts,
    title: t('moneyCurve.chart.months', { flow: name }),
    conclusion: t('moneyCurve.monthsSo', {
      flow: name,
      from: named(places[0]),
      to: named(places.at(-1)),
      planned: money(sums.planned),
      realized: money(sums.realized),
    }),
    places,
    placesAre: 'months',
    placesName: t('moneyCurve.month'),
    series: flowBars(rows, flow, t),
    notes: reportNotes({ now: months }, { language, t }),
  }
}
