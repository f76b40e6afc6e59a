import type { Answer } from '@prumo/contracts/index'
import type { FigureOf } from '../../platform/charts/figureOf'
import { reportNotes } from '../reports/reportNotes'
import { curveLines } from './curveLines'
import type { SingleFlow } from './curveSeries'
import { ending, type FiguresOf, moneyFigures } from './moneyFigures'
import type { MoneyWords } from './moneyWords'

type Curve = Answer<'moneyCurve'>
type Of = { curve: Curve; reported: Curve | undefined; flow: SingleFlow; statusOn: string }

/** A curve of money as a chart shows it: its lines, what they say in words, and where they stand. */
export function curveFigure({ curve, reported, flow, statusOn }: Of, words: MoneyWords): FigureOf {
  const { t } = words
  const day = words.day(statusOn)
  return {
    ...words.amounts,
    ...curveLines(curve, reported, { flow, statusOn, day }, t),
    title: t('moneyCurve.chart.curve', { flow: t(`moneyCurve.flow.${flow}`) }),
    conclusion: [
      conclusion(flow, day, moneyFigures(curve.figures, flow), words),
      ...(reported ? [conclusionThen(flow, moneyFigures(reported.figures, flow), words)] : []),
    ].join(' '),
    placesAre: 'days',
    placesName: t('moneyCurve.day'),
    marks: [{ at: statusOn, name: t('report.statusMark', { day }) }],
    notes: reportNotes({ now: curve, then: reported, statusOn }, words),
  }
}

/** What has happened by the status day, and what the end is expected to be. */
function conclusion(flow: SingleFlow, day: string, figures: FiguresOf, { t, money }: MoneyWords): string {
  const { word, cents } = ending(figures)
  return t(`moneyCurve.so.${flow}`, {
    day,
    realized: money(figures('realizedAmount') ?? 0),
    planned: money(figures('plannedAmount') ?? 0),
    end: money(figures('estimateAtCompletionBottomUp') ?? 0),
    against: t(`moneyCurve.against.${word}`, { difference: money(cents) }),
  })
}

/** The same as it was reported on the status day. */
const conclusionThen = (flow: SingleFlow, figures: FiguresOf, { t, money }: MoneyWords): string =>
  t(`moneyCurve.soReported.${flow}`, {
    realized: money(figures('realizedAmount') ?? 0),
    end: money(figures('estimateAtCompletionBottomUp') ?? 0),
  })
