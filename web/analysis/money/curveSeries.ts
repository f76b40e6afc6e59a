import type { Answer } from '@prumo/contracts/index'

export type CurvePoint = Answer<'moneyCurve'>['points'][number]
type Value = number | null
/** One way in which money flows at a point. */
export type Flow = { planned: number; realized: Value; forecast: Value }
export type SingleFlow = 'outflow' | 'inflow' | 'net'

const less = (first: Value, second: Value): Value => (first === null || second === null ? null : first - second)

/** What flows at a point: one kind, or what comes less what goes. */
export function flowAt({ inflow, outflow }: Pick<CurvePoint, 'inflow' | 'outflow'>, flow: SingleFlow): Flow {
  if (flow !== 'net') return flow === 'inflow' ? inflow : outflow
  return {
    planned: inflow.planned - outflow.planned,
    realized: less(inflow.realized, outflow.realized),
    forecast: less(inflow.forecast, outflow.forecast),
  }
}

/** The days of all these curves, in their order. */
export const daysOf = (...curves: (readonly CurvePoint[])[]): string[] =>
  [...new Set(curves.flatMap((points) => points.map(({ on }) => on)))].sort()

const nothing: Flow = { planned: 0, realized: 0, forecast: null }

/**
 * A curve at these days. Between its points and behind its last one it stays as it was; nothing is realized behind the
 * status day, and nothing forecast before it.
 */
export function flowsOver(
  days: readonly string[],
  points: readonly CurvePoint[],
  flow: SingleFlow,
  statusOn: string,
): Flow[] {
  return days.map((day) => {
    const point = points.findLast(({ on }) => on <= day)
    const { planned, realized, forecast } = point ? flowAt(point, flow) : nothing
    return {
      planned,
      realized: day > statusOn ? null : realized,
      forecast: day < statusOn ? null : (forecast ?? realized),
    }
  })
}
