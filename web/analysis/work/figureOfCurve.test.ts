import { describe, expect, it } from 'vitest'
import { aCurve } from '../../../test/given/aCurve'
import { textsOf } from '../../../test/given/textsOf'
import { curveTexts } from './curveTexts'
import { figureOfCurve } from './figureOfCurve'

const t = await textsOf('pt-BR')
const textsFor = (counts: 'effort' | 'hours') => curveTexts({ t, language: 'pt-BR', counts, currency: 'BRL' })
const figure = (reported: typeof aCurve | undefined, counts: 'effort' | 'hours' = 'effort') =>
  figureOfCurve({
    report: { curve: aCurve, counts, currency: 'BRL' },
    reported: reported && { curve: reported, counts, currency: 'BRL' },
    texts: textsFor(counts),
    notes: [],
  })

describe('KAN-05 The chart of a curve', () => {
  it('has a line for what is planned, earned, spent and expected, in hours, and marks the status day', () => {
    const { series, places, marks, unitName, valuesAre, show } = figure(undefined)
    expect(series.map(({ key, values }) => [key, values])).toEqual([
      ['planned', [40, 80, 120, 160, 160]],
      ['earned', [20, 50, 80, null, null]],
      ['actual', [25, 60, 100, null, null]],
      ['trend', [null, null, 80, 320 / 3, 160]],
    ])
    expect(new Set(series.map(({ look }) => look)).size).toBe(series.length)
    expect(places).toEqual(aCurve.points.map(({ on }) => on))
    expect(marks).toEqual([{ at: '2026-03-20', name: 'Data de corte 20/03/2026' }])
    expect([unitName, valuesAre, show(1.5)]).toEqual(['horas', 'numbers', '1,5 h'])
  })

  it('leaves out a line that has no value at all', () => {
    const points = aCurve.points.map((point) => ({ ...point, actual: null }))
    const { series } = figureOfCurve({
      report: { curve: { ...aCurve, points }, counts: 'effort', currency: null },
      reported: undefined,
      texts: textsFor('effort'),
      notes: [],
    })
    expect(series.map(({ key }) => key)).toEqual(['planned', 'earned', 'trend'])
  })

  it('shows what was reported then beside it; what was planned then only where it was another plan', () => {
    const reported = { ...aCurve, points: aCurve.points.map((point) => ({ ...point, earned: point.earned && 600 })) }
    expect(figure(reported).series.map(({ key }) => key)).toEqual([
      'planned',
      'earned',
      'actual',
      'trend',
      'reportedEarned',
    ])
    const otherPlan = {
      ...reported,
      points: [{ on: '2026-03-08', planned: 60, earned: 60, actual: null, trend: null }],
    }
    const { places, series } = figure(otherPlan)
    expect(places).toContain('2026-03-08')
    expect(series.at(-1)).toMatchObject({ key: 'reportedPlanned', values: [null, 1, null, null, null, null] })
    expect(new Set(series.map(({ look }) => look)).size).toBe(series.length)
  })

  it('keeps amounts in cents', () => {
    const { series, valuesAre, show } = figure(undefined, 'hours')
    expect([series[0]?.values[0], valuesAre, show(2400).replace(/\s/g, ' ')]).toEqual([2400, 'cents', 'R$ 24,00'])
  })
})
