import type { EarnedValueCurve } from '@prumo/contracts/analysis/curve'
import type { FigureOf, FigureSeries } from '../../platform/charts/figureOf'
import { conclusionOf } from './conclusionOf'
import { type Counted, isCost } from './curveChoice'
import type { CurveTexts } from './curveTexts'
import type { ShownCurve } from './useCurve'

type Of = {
  report: ShownCurve
  /** The same as it was at the end of its status day, where both are shown. */
  reported: ShownCurve | undefined
  texts: CurveTexts
  /** What stands below it. */
  notes: readonly string[]
}

type Point = EarnedValueCurve['points'][number]
const kinds = ['planned', 'earned', 'actual', 'trend'] as const
type Kind = (typeof kinds)[number]
/** A curve's lines, and those of what was reported then. */
export type SeriesKey = Kind | 'reportedEarned' | 'reportedPlanned'
const looks = { planned: 'planned', earned: 'realized', actual: 'actual', trend: 'forecast' } as const

/** Files have hours of effort, as the axis says: minutes are what the server counts in. */
const inUnit = (value: number | null, counts: Counted) =>
  value === null || counts !== 'effort' ? value : value / minutesOfHour
const minutesOfHour = 60

/** The chart of a curve: planned, realized, actual and trend, and beside them what was reported then. */
export function figureOfCurve({ report: { curve, counts }, reported, texts, notes }: Of): FigureOf {
  const { t } = texts
  const places = [...new Set([...curve.points, ...(reported?.curve.points ?? [])].map(({ on }) => on))].sort()
  const valuesOf = (points: readonly Point[], kind: Kind) => {
    const byDay = new Map(points.map((point) => [point.on, point[kind]]))
    return places.map((on) => inUnit(byDay.get(on) ?? null, counts))
  }
  const lineOf = (key: SeriesKey, look: FigureSeries['look'], values: FigureSeries['values']): FigureSeries => ({
    key,
    name: t(`analysis.series.${key}`),
    look,
    mark: 'line',
    values,
  })
  const ofNow = kinds.map((kind) => lineOf(kind, looks[kind], valuesOf(curve.points, kind)))
  const then = reported && {
    planned: valuesOf(reported.curve.points, 'planned'),
    earned: valuesOf(reported.curve.points, 'earned'),
  }
  const ofThen: FigureSeries[] = then
    ? [
        lineOf('reportedEarned', 'reported', then.earned),
        // Where the plan was the same, it is one line.
        ...(isSame(then.planned, ofNow[0]?.values) ? [] : [lineOf('reportedPlanned', 'other', then.planned)]),
      ]
    : []
  return {
    title: t('navigation.s-curve'),
    conclusion: conclusionOf(curve, texts),
    places,
    placesAre: 'days',
    placesName: t('analysis.day'),
    series: [...ofNow, ...ofThen].filter(({ values }) => values.some((value) => value !== null)),
    unitName: texts.unit,
    show: (value) => texts.work(counts === 'effort' ? value * minutesOfHour : value),
    showShort: texts.short,
    valuesAre: isCost(counts) ? 'cents' : 'numbers',
    marks: [{ at: curve.statusOn, name: t('report.statusMark', { day: texts.day(curve.statusOn) }) }],
    notes,
  }
}

/** Two lines that never differ where both have a value, and that meet at all: one may end later. */
const isSame = (before: FigureSeries['values'], after: FigureSeries['values'] = []) => {
  const both = before.flatMap((value, index) => {
    const now = after[index] ?? null
    return value === null || now === null ? [] : [value === now]
  })
  return both.length > 0 && both.every(Boolean)
}
