import type { Answer } from '@prumo/contracts/index'
import type { CurveTexts } from '../analysis/work/curveTexts'
import type { FigureOf, FigureSeries } from '../platform/charts/figureOf'

type Curve = NonNullable<Answer<'planMoves'>['curve']>
type Planned = { on: string; planned: number }

type Of = {
  curve: Curve
  /** What the baseline plans until the end of each day, in the same unit; `undefined` where there is none. */
  baseline: readonly Planned[] | undefined
  texts: CurveTexts
}

const minutesOfHour = 60

/** The chart of a rescheduling: what is planned by the days as they are and as they would be, and by the baseline. */
export function figureOfMoves({ curve: { unit, points }, baseline, texts }: Of): FigureOf {
  const { t } = texts
  const rising = baseline ? risingIn(baseline) : []
  const places = [...new Set([...points, ...rising].map(({ on }) => on))].sort()
  const perUnit = unit === 'effort' ? minutesOfHour : 1
  const line = (key: string, look: FigureSeries['look'], valueOn: (on: string) => number): FigureSeries => ({
    key,
    name: t(`reschedule.series.${key}`),
    look,
    mark: 'line',
    values: places.map((on) => valueOn(on) / perUnit),
  })
  return {
    title: t('reschedule.curve'),
    conclusion: conclusionOf(points, texts),
    places,
    placesAre: 'days',
    placesName: t('analysis.day'),
    series: [
      ...(rising.length > 0
        ? [
            line(
              'baseline',
              'planned',
              heldBy(rising, ({ planned }) => planned),
            ),
          ]
        : []),
      line(
        'before',
        'other',
        heldBy(points, ({ before }) => before),
      ),
      line(
        'after',
        'forecast',
        heldBy(points, ({ after }) => after),
      ),
    ],
    unitName: texts.unit,
    show: (value) => texts.work(value * perUnit),
    showShort: texts.short,
    valuesAre: 'numbers',
  }
}

/** Where the two differ most, in words. */
function conclusionOf(points: Curve['points'], { t, day, work }: CurveTexts): string {
  const change = ({ before, after }: Curve['points'][number]) => Math.abs(after - before)
  const widest = points.reduce((most, point) => (change(point) > change(most) ? point : most), points[0] ?? none)
  if (change(widest) === 0) return t('reschedule.sameCurve')
  const { on, before, after } = widest
  return t('reschedule.otherCurve', { on: day(on), before: work(before), after: work(after) })
}
const none = { on: '', before: 0, after: 0 }

/** The days between which a baseline plans work: a curve of work goes on for as long as there is a trend. */
const risingIn = (baseline: readonly Planned[]): readonly Planned[] =>
  baseline.filter(({ planned }, index) => {
    const before = baseline[index - 1]?.planned ?? 0
    const next = baseline[index + 1]?.planned ?? planned
    return planned > before || next > planned
  })

/** What had come together by the end of a day: 0 before the first of these. Days are asked about in their order. */
function heldBy<Point extends { on: string }>(points: readonly Point[], read: (point: Point) => number) {
  let held = 0
  let next = 0
  return (on: string) => {
    for (let point = points[next]; point && point.on <= on; point = points[++next]) held = read(point)
    return held
  }
}
