import { describe, expect, it } from 'vitest'
import { textsOf } from '../../test/given/textsOf'
import { curveTexts } from '../analysis/work/curveTexts'
import { figureOfMoves } from './figureOfMoves'

const t = await textsOf('pt-BR')
const textsFor = (counts: 'effort' | 'workingDays') => curveTexts({ t, language: 'pt-BR', counts, currency: null })
const points = [
  { on: '2027-03-07', before: 0, after: 0 },
  { on: '2027-03-14', before: 2400, after: 600 },
  { on: '2027-03-21', before: 3600, after: 3000 },
  { on: '2027-03-28', before: 3600, after: 3600 },
]
const effort = { unit: 'effort', by: 'week', points } satisfies Parameters<typeof figureOfMoves>[0]['curve']

describe('GAN-04 KAN-05 The chart of a rescheduling', () => {
  it('says where both plans differ most, in their unit, and has a line for each, in hours', () => {
    const figure = figureOfMoves({ curve: effort, baseline: undefined, texts: textsFor('effort') })
    expect(figure.conclusion).toBe('Até 14/03/2027, a maior diferença: 10 h de trabalho planejado, em vez de 40 h.')
    expect(figure.series.map(({ name, values }) => [name, values])).toEqual([
      ['Como está', [0, 40, 60, 60]],
      ['Como ficaria', [0, 10, 50, 60]],
    ])
    expect([figure.unitName, figure.show(1.5)]).toEqual(['horas', '1,5 h'])
  })

  it('has the baseline beside them from its first day of work until its last, also where the plan has none', () => {
    const baseline = [
      { on: '2027-02-21', planned: 0 },
      { on: '2027-02-28', planned: 0 },
      { on: '2027-03-07', planned: 1800 },
      { on: '2027-03-10', planned: 2000 },
      { on: '2027-03-14', planned: 3600 },
      { on: '2027-05-30', planned: 3600 },
    ]
    const { places, series } = figureOfMoves({ curve: effort, baseline, texts: textsFor('effort') })
    expect(places).toEqual(['2027-02-28', '2027-03-07', '2027-03-10', '2027-03-14', '2027-03-21', '2027-03-28'])
    expect(series[0]).toMatchObject({ name: 'Linha de base', values: [0, 30, 2000 / 60, 60, 60, 60] })
    expect(series[2]?.values).toEqual([0, 0, 0, 10, 50, 60])
    expect(new Set(series.map(({ look }) => look)).size).toBe(3)
  })

  it('says that nothing differs, and counts working days as they are', () => {
    const same = points.map(({ on, before }) => ({ on, before: before / 600, after: before / 600 }))
    const curve = { unit: 'workingDays' as const, by: 'week' as const, points: same }
    const figure = figureOfMoves({ curve, baseline: [], texts: textsFor('workingDays') })
    expect(figure.conclusion).toBe('O trabalho planejado até cada dia fica como está.')
    expect(figure.series.map(({ values }) => values.at(-1))).toEqual([6, 6])
    expect(figure.unitName).toBe('dias úteis')
  })
})
