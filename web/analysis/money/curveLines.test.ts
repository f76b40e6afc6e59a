import { expect, it } from 'vitest'
import { curveLines } from './curveLines'

const t = ((key: string) => key) as never
const flow = (planned: number, realized: number | null, forecast: number | null) => ({ planned, realized, forecast })
const curve = (planned: number, forecast: number) => ({
  points: [
    { on: '2026-03-31', inflow: flow(0, 0, 0), outflow: flow(planned, 80, 80) },
    { on: '2026-04-30', inflow: flow(0, null, 0), outflow: flow(planned, null, forecast) },
  ],
})
const of = { flow: 'outflow', statusOn: '2026-03-31', day: '31/03/2026' } as const
const keysOf = (...[now, reported]: [ReturnType<typeof curve>, ReturnType<typeof curve>?]) =>
  curveLines(now, reported, of, t).series.map(({ key }) => key)

it('FIN-10 a curve has what is planned, realized and forecast', () => {
  const { places, series } = curveLines(curve(100, 90), undefined, of, t)
  expect(places).toEqual(['2026-03-31', '2026-04-30'])
  expect(series.map(({ key, look, values }) => [key, look, values])).toEqual([
    ['planned', 'planned', [100, 100]],
    ['realized', 'realized', [80, null]],
    ['forecast', 'forecast', [80, 90]],
  ])
})

it('FIN-10 what was reported stands beside it; a plan that was the same is drawn once', () => {
  expect(keysOf(curve(100, 90), curve(100, 95))).toEqual([
    'planned',
    'realized',
    'forecast',
    'realizedThen',
    'forecastThen',
  ])
  expect(keysOf(curve(100, 90), curve(120, 95))).toContain('plannedThen')
})
