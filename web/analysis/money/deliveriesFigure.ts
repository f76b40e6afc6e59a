import type { Answer } from '@prumo/contracts/index'
import type { FigureOf } from '../../platform/charts/figureOf'
import { reportNotes } from '../reports/reportNotes'
import type { SingleFlow } from './curveSeries'
import { flowBars, flowSums } from './flowSums'
import { groupNames } from './groupNames'
import type { MoneyWords } from './moneyWords'

type Of = { deliveries: Answer<'moneyByDelivery'>; flow: SingleFlow }

/** What entries plan and came to by delivery, as a chart shows it. */
export function deliveriesFigure({ deliveries, flow }: Of, { t, language, money, amounts }: MoneyWords): FigureOf {
  const { rows, totals } = deliveries
  const name = t(`moneyCurve.flow.${flow}`)
  const all = flowSums([totals], flow)
  const unallocated = rows.filter(({ because }) => because === 'notAllocated')
  return {
    ...amounts,
    title: t('moneyCurve.chart.deliveries', { flow: name }),
    conclusion: t('moneyCurve.deliveriesSo', {
      flow: name,
      planned: money(all.planned),
      realized: money(all.realized),
      unallocated: money(flowSums(unallocated, flow).planned),
    }),
    places: groupNames(rows, t),
    placesAre: 'words',
    placesName: t('moneyCurve.delivery'),
    series: flowBars(rows, flow, t),
    notes: reportNotes({ now: deliveries }, { language, t }),
  }
}
