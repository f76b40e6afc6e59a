import type { Answer } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'
import type { FigureOf, FigureSeries } from '../../platform/charts/figureOf'
import { daysOf, type Flow, flowsOver, type SingleFlow } from './curveSeries'

type Curve = Pick<Answer<'moneyCurve'>, 'points'>
type Line = keyof Flow

const lines: readonly Line[] = ['planned', 'realized', 'forecast']
const valuesOf = (flows: readonly Flow[], line: Line) => flows.map((flow) => flow[line])

/** The lines of a curve over its days; what was reported on the status day stands beside it, where it is given. */
export function curveLines(
  now: Curve,
  reported: Curve | undefined,
  { flow, statusOn, day }: { flow: SingleFlow; statusOn: string; day: string },
  t: TFunction,
): Pick<FigureOf, 'places' | 'series'> {
  const places = daysOf(now.points, reported?.points ?? [])
  const flows = (curve: Curve) => flowsOver(places, curve.points, flow, statusOn)
  const series = (key: string, name: string, look: FigureSeries['look'], values: FigureSeries['values']) =>
    ({ key, name, look, mark: 'line', values }) satisfies FigureSeries
  const current = flows(now)
  const then = reported && flows(reported)
  // A plan that was the same is drawn once.
  const differs = (line: Line) =>
    line !== 'planned' || then?.some(({ planned }, index) => planned !== current[index]?.planned)
  return {
    places,
    series: [
      ...lines.map((line) => series(line, t(`moneyCurve.series.${line}`), line, valuesOf(current, line))),
      ...(then
        ? lines
            .filter(differs)
            .map((line) =>
              series(`${line}Then`, t(`moneyCurve.then.${line}`, { day }), 'reported', valuesOf(then, line)),
            )
        : []),
    ],
  }
}
